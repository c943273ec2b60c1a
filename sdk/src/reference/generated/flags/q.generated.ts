// Flags in the format 3:2, drawn by country-flag-icons. Written by `npm run generate:reference`; do not edit. Sources, licences and date: SOURCES.md.
export const flags =
  '{"QA":["svg",{"viewBox":"0 0 513 342"},["path",{"fill":"#8a1538","d":"M0 0h513v342H0z"}],["path",{"fill":"#FFF","d":"M0 0v342h150.3l37.7-19.6-37.7-18.9 37.7-19-37.7-18.9 37.7-19-37.7-19 37.7-18.9-37.7-19 37.7-19-37.7-18.9 37.7-19-37.7-18.9 37.7-19-37.7-19L188 57l-37.7-19L188 19.1 150.3 0z"}]]}';
