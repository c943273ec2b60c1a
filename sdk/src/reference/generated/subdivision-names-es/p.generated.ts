// ISO 3166-2: code and Spanish name where it is not the English one, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisionNamesEs =
  'PA:10=Panamá Oeste|NB=Ngäbe-Buglé;PE:LIM=Lima|LMA=Municipalidad Metropolitana de Lima;PL:02=Baja Silesia|04=Cujavia y Pomerania|12=Pequeña Polonia|18=Subcarpacia|20=Podlaquia|26=Santa Cruz|28=Varmia y Masuria|30=Gran Polonia|32=Pomerania Occidental;PT:04=Braganza|06=Coímbra|11=Lisboa|13=Oporto';
