// ISO 3166-2: code and Spanish name where it is not the English one, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisionNamesEs =
  'MA:01=Tánger-Tetuán-Alhucemas|02=Región Oriental|03=Fez-Mequinez|04=Rabat-Salé-Kenitra|06=Casablanca-Settat|07=Marrakech-Safí;MX:CMX=Ciudad de México|COA=Coahuila de Zaragoza|MEX=México|MIC=Michoacán de Ocampo|VER=Veracruz de Ignacio de la Llave';
