// ISO 3166-2: code, code of the parent, English name of Unicode CLDR, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisions =
  'WF:AL=Alo|SG=Sigave|UV=Uvea;WS:AA=A’ana|AL=Aiga-i-le-Tai|AT=Atua|FA=Fa’asaleleaga|GE=Gaga’emauga|GI=Gaga’ifomauga|PA=Palauli|SA=Satupa’itea|TU=Tuamasaga|VF=Va’a-o-Fonoti|VS=Vaisigano';
