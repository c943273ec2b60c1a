// ISO 3166-2: code, code of the parent, name, by country. Written by `npm run generate:reference`; do not edit.
export const subdivisions =
  'YE:AD=‘Adan|AM=‘Amrān|AB=Abyan|DA=Aḑ Ḑāli‘|BA=Al Bayḑā’|HU=Al Ḩudaydah|JA=Al Jawf|MR=Al Mahrah|MW=Al Maḩwīt|SA=Amānat al ‘Āşimah|SU=Arkhabīl Suquţrá|DH=Dhamār|HD=Ḩaḑramawt|HJ=Ḩajjah|IB=Ibb|LA=Laḩij|MA=Ma’rib|RA=Raymah|SD=Şāʻdah|SN=Şanʻā’|SH=Shabwah|TA=Tāʻizz';
