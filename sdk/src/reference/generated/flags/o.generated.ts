// Flags in the format 3:2, drawn by country-flag-icons. Written by `npm run generate:reference`; do not edit.
export const flags =
  '{"OM":["svg",{"viewBox":"0 0 513 342"},["path",{"fill":"#D80027","d":"M0 0h513v342H0z"}],["path",{"fill":"#FFF","d":"M138 0h377v114H138z"}],["path",{"fill":"#4A7C3A","d":"M138 230h377v114H138z"}],["g",{"fill":"none","stroke":"#FFF","strokeWidth":"10","strokeMiterlimit":"2"},["path",{"d":"M40.3 35.2s37.1 48 50.8 54.5c13.7 6.5 17.1 5.7 17.1 5.7"}],["path",{"d":"M100 35.2S62.9 80.6 53.3 87.6c-9.6 7-18.7 7.8-18.7 7.8M51.7 65.3h37.9M70.7 35.2v30.1"}]]]}';
