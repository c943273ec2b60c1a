export const wrongCodeSentence = 'Ese código no es correcto. Inténtelo de nuevo.';
export const tooManyWrongCodesSentence = 'Demasiados códigos incorrectos. Espere un rato antes de intentarlo de nuevo.';
