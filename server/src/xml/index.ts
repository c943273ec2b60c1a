export { childrenOf, findElement, findText, InvalidXmlError, readXml, type XmlElement } from './read-xml.ts';
export { cutTextElement, element, escapeXml, textElement } from './write-xml.ts';
