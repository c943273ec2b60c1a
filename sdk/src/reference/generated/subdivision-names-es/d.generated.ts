// ISO 3166-2: code and Spanish name where it is not the English one, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisionNamesEs =
  'DE:BB=Brandeburgo|BE=Berlín|BW=Baden-Wurtemberg|BY=Baviera|HH=Hamburgo|MV=Mecklemburgo-Pomerania Occidental|NI=Baja Sajonia|NW=Renania del Norte-Westfalia|RP=Renania-Palatinado|SL=Sarre|SN=Sajonia|ST=Sajonia-Anhalt|TH=Turingia;DK:81=Jutlandia Septentrional|82=Jutlandia Central|83=Dinamarca Meridional|84=Región Capital|85=Selandia;DO:39=Higuamo';
