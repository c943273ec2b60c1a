// ISO 3166-2: code, code of the parent, name, by country. Written by `npm run generate:reference`; do not edit.
export const subdivisions =
  'OM:DA=Ad Dākhilīyah|BU=Al Buraymī|WU=Al Wusţá|ZA=Az̧ Z̧āhirah|BJ=Janūb al Bāţinah|SJ=Janūb ash Sharqīyah|MA=Masqaţ|MU=Musandam|BS=Shamāl al Bāţinah|SS=Shamāl ash Sharqīyah|ZU=Z̧ufār';
