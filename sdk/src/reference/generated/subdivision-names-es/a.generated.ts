// ISO 3166-2: code and Spanish name where it is not the English one, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisionNamesEs =
  'AE:AJ=Ajmán|AZ=Abu Dabi|DU=Dubái|FU=Fuyaira|RK=Ras al-Jaima|SH=Sarja|UQ=Umm al-Qaywayn;AR:B=Buenos Aires|C=Ciudad Autónoma de Buenos Aires;AT:2=Carintia|3=Baja Austria|4=Alta Austria|5=Salzburgo|6=Estiria|7=Tirol|9=Viena;AU:ACT=Territorio de la Capital Australiana|NSW=Nueva Gales del Sur|NT=Territorio del Norte|SA=Australia Meridional|WA=Australia Occidental';
