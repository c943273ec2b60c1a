// ISO 3166-2: code, code of the parent, English name of Unicode CLDR, by country. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const subdivisions =
  'YE:AB=Abyan|AD=’Adan|AM=Amran|BA=Al Bayda|DA=Dhale|DH=Dhamar|HD=Hadramaut|HJ=Hajjah|HU=Al Hudaydah|IB=Ibb|JA=Al Jawf|LA=Lahij|MA=Ma’rib|MR=Al Mahrah|MW=Al Mahwit|RA=Raymah|SA=Amanat Al Asimah|SD=Sa’dah|SH=Shabwah|SN=Sana’a|SU=Arkhabil Suqutra|TA=Taiz';
