import { describe, expect, it } from 'vitest';
import { englishSentence, findProblem, type Problem } from '../validation/index.ts';
import { spanish as accountErrors } from './es/account-errors.ts';
import { spanish as errors } from './es/errors.ts';
import { spanish as validation } from './es/validation.ts';
import { accountErrorMessage, createTranslator, type FailedAct, validationTexts } from './index.ts';
import type { Texts } from './texts.ts';

// The messages of onboarding-and-shared-rules §8, to the letter where it quotes them, and in Spanish.

function speak(locale: 'en' | 'es') {
  const i18n = createTranslator({ es: { accountErrors, errors, validation } });
  void i18n.changeLanguage(locale);
  return i18n;
}

const error = (code: string) => ({ code });

describe('what failed', () => {
  it.each<[what: object, act: FailedAct | undefined, en: string, es: string]>([
    [
      error('InternalError'),
      undefined,
      'Something went wrong. Please try again.',
      'Algo salió mal. Inténtelo de nuevo.',
    ],
    [
      error('MalformedRequestError'),
      undefined,
      'We could not process your request.',
      'No pudimos procesar su solicitud.',
    ],
    [error('ValidationError'), 'save-information', 'Missing fields please adjust', 'Faltan campos; revíselos.'],
    [
      error('InternalError'),
      'save-information',
      'There was a problem saving the information.',
      'Hubo un problema al guardar la información.',
    ],
    [
      error('InternalError'),
      'save-details',
      'There was a problem saving your details',
      'Hubo un problema al guardar sus datos',
    ],
    [
      error('InternalError'),
      'verify',
      'Error trying to verify, please contact support.',
      'Error al verificar. Póngase en contacto con nosotros.',
    ],
    [
      error('InternalError'),
      'fetch-verification',
      'There was a problem fetching your verification status.',
      'Hubo un problema al consultar el estado de su verificación.',
    ],
    [error('EmailInUseError'), undefined, 'This email is already in use', 'Este correo electrónico ya está en uso'],
    [
      error('ExpiredInviteTokenError'),
      undefined,
      'This invitation link has expired',
      'Este enlace de invitación ha caducado',
    ],
    [
      error('ExpiredOtpError'),
      undefined,
      'Your verification code has expired. Please request a new one.',
      'El código de verificación ha caducado. Solicite uno nuevo.',
    ],
  ])('%j of %s: %s', (failure, act, en, es) => {
    expect(accountErrorMessage(speak('en'), failure, act)).toBe(en);
    expect(accountErrorMessage(speak('es'), failure, act)).toBe(es);
  });
});

describe('a refused value', () => {
  const name = 'deed.pdf';
  it.each<[problem: Problem, en: string, es: string]>([
    [{ key: 'addressDuplicated' }, 'Duplicate location address', 'Dirección de ubicación duplicada'],
    [
      { key: 'handleTaken', values: { handle: 'kites' } },
      'kites is already taken. Please choose another handle.',
      'kites ya está en uso. Elija otro identificador.',
    ],
    [{ key: 'fileEmpty', values: { name } }, 'deed.pdf is empty.', 'deed.pdf está vacío.'],
    [{ key: 'fileDuplicated', values: { name } }, 'deed.pdf has been added already.', 'deed.pdf ya se añadió.'],
    [
      { key: 'tooManyFiles', values: { max: '3' } },
      'A maximum of 3 files is allowed.',
      'Se permite un máximo de 3 archivos.',
    ],
    [{ key: 'onlyOneFile' }, 'Only one file is allowed.', 'Solo se permite un archivo.'],
    [
      { key: 'fileExtension', values: { name, extensions: 'pdf, doc' } },
      'deed.pdf has a type that is not supported. Supported: pdf, doc.',
      'deed.pdf es de un tipo no admitido. Admitidos: pdf, doc.',
    ],
    [
      { key: 'fileTooLarge', values: { name, max: '5' } },
      'deed.pdf exceeds the size limit of 5 MB.',
      'deed.pdf supera el límite de 5 MB.',
    ],
    [{ key: 'referralOwn' }, 'You cannot refer yourself.', 'No puede recomendarse a sí mismo.'],
  ])('%j: %s', (problem, en, es) => {
    const texts: Texts = validationTexts;
    expect(speak('en').t(texts, problem.key, problem.values)).toBe(en);
    expect(speak('es').t(texts, problem.key, problem.values)).toBe(es);
    // The server words it in English, and screens find it again.
    expect(findProblem(englishSentence(problem))).toEqual(problem);
  });
});
