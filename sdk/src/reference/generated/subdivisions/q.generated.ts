// ISO 3166-2: code, code of the parent, name, by country. Written by `npm run generate:reference`; do not edit.
export const subdivisions =
  'QA:DA=Ad Dawḩah|KH=Al Khawr wa adh Dhakhīrah|WA=Al Wakrah|RA=Ar Rayyān|MS=Ash Shamāl|SH=Ash Shīḩānīyah|ZA=Az̧ Z̧a‘āyin|US=Umm Şalāl';
