// ISO 3166-2: code and Spanish name where it is not the English one, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisionNamesEs =
  'BE:BRU=Región de Bruselas-Capital|VAN=Amberes|VBR=Brabante Flamenco|VLG=Flandes|VLI=Limburgo|VOV=Flandes Oriental|VWV=Flandes Occidental|WAL=Valonia|WBR=Brabante Valón|WHT=Henao|WLG=Lieja|WLX=Luxemburgo;BO:B=El Beni;BR:BA=Bahía|DF=Distrito Federal|MA=Marañón|RJ=Río de Janeiro|RN=Río Grande del Norte|RS=Río Grande del Sur';
