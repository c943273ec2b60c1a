// ISO 3166-2: code and Spanish name where it is not the English one, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisionNamesEs =
  'NI:AN=Costa Caribe Norte|AS=Costa Caribe Sur;NL:BQ3=San Eustaquio|CW=Curazao|FR=Frisia|GE=Güeldres|GR=Groninga|LI=Limburgo|NB=Brabante Septentrional|NH=Holanda Septentrional|SX=San Martín|ZE=Zelanda|ZH=Holanda Meridional';
