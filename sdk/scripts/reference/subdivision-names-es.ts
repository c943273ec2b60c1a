/**
 * Spanish names of regions, from the Real Academia Española and the Fundéu, since CLDR has only three. Regions without
 * an entry
 * have the same name as in English or, in Spanish-speaking countries, the local name.
 */
export const spanishNames: Readonly<Record<string, string>> = {
  AE: 'AJ Ajmán|AZ Abu Dabi|DU Dubái|FU Fuyaira|RK Ras al-Jaima|SH Sarja|UQ Umm al-Qaywayn',
  AT: '2 Carintia|3 Baja Austria|4 Alta Austria|5 Salzburgo|6 Estiria|7 Tirol|9 Viena',
  AU: 'ACT Territorio de la Capital Australiana|NSW Nueva Gales del Sur|NT Territorio del Norte|SA Australia Meridional|TAS Tasmania|WA Australia Occidental',
  BE: 'BRU Región de Bruselas-Capital|VAN Amberes|VBR Brabante Flamenco|VLG Flandes|VLI Limburgo|VOV Flandes Oriental|VWV Flandes Occidental|WAL Valonia|WBR Brabante Valón|WHT Henao|WLG Lieja|WLX Luxemburgo|WNA Namur',
  BR: 'BA Bahía|DF Distrito Federal|MA Marañón|RJ Río de Janeiro|RN Río Grande del Norte|RS Río Grande del Sur',
  CA: 'BC Columbia Británica|NB Nuevo Brunswick|NL Terranova y Labrador|NS Nueva Escocia|NT Territorios del Noroeste|PE Isla del Príncipe Eduardo|YT Yukón',
  CH: 'AG Argovia|AI Appenzell Rodas Interiores|AR Appenzell Rodas Exteriores|BE Berna|BL Basilea-Campiña|BS Basilea-Ciudad|FR Friburgo|GE Ginebra|GL Glaris|GR Grisones|LU Lucerna|NW Nidwalden|SG San Galo|SH Schaffhausen|SO Soleura|TG Turgovia|TI Tesino|VS Valais|ZG Zug|ZH Zúrich',
  CN: 'BJ Pekín|GD Cantón|NM Mongolia Interior|SH Shanghái|TW Taiwán|XZ Tíbet|XJ Sinkiang|MO Macao',
  CZ: '10 Praga',
  DE: 'BB Brandeburgo|BE Berlín|BW Baden-Wurtemberg|BY Baviera|HB Bremen|HE Hesse|HH Hamburgo|MV Mecklemburgo-Pomerania Occidental|NI Baja Sajonia|NW Renania del Norte-Westfalia|RP Renania-Palatinado|SH Schleswig-Holstein|SL Sarre|SN Sajonia|ST Sajonia-Anhalt|TH Turingia',
  DK: '81 Jutlandia Septentrional|82 Jutlandia Central|83 Dinamarca Meridional|84 Región Capital|85 Selandia',
  EG: 'ALX Alejandría|ASN Asuán|C El Cairo|GZ Guiza|LX Lúxor|PTS Puerto Saíd|SUZ Suez',
  FI: '01 Islas Åland',
  FR: '20R Córcega|2A Córcega del Sur|2B Alta Córcega|971 Guadalupe|972 Martinica|973 Guayana Francesa|974 Reunión|ARA Auvernia-Ródano-Alpes|BFC Borgoña-Franco Condado|BRE Bretaña|CVL Centro-Valle de Loira|GES Gran Este|HDF Alta Francia|IDF Isla de Francia|NAQ Nueva Aquitania|NOR Normandía|OCC Occitania|PAC Provenza-Alpes-Costa Azul|PDL Países del Loira|6AE Alsacia|75C París|BL San Bartolomé|MF San Martín|NC Nueva Caledonia|PF Polinesia Francesa|PM San Pedro y Miquelón|TF Territorios Australes Franceses|WF Wallis y Futuna',
  GB: 'CON Cornualles|EDH Edimburgo|LND Ciudad de Londres|NIR Irlanda del Norte|ORK Islas Órcadas|ZET Islas Shetland',
  GR: '69 Monte Athos|A Macedonia Oriental y Tracia|B Macedonia Central|C Macedonia Occidental|D Epiro|E Tesalia|F Islas Jónicas|G Grecia Occidental|H Grecia Central|I Ática|J Peloponeso|K Egeo Septentrional|L Egeo Meridional|M Creta',
  IE: 'C Connacht|L Leinster|M Munster|U Úlster|D Dublín',
  IN: 'AN Islas Andamán y Nicobar|DL Delhi|KL Kerala|PB Punyab|RJ Rajastán|JK Jammu y Cachemira|WB Bengala Occidental',
  IT: '21 Piamonte|23 Valle de Aosta|25 Lombardía|32 Trentino-Alto Adigio|34 Véneto|36 Friuli-Venecia Julia|42 Liguria|45 Emilia-Romaña|52 Toscana|55 Umbría|57 Marcas|62 Lacio|65 Abruzos|67 Molise|72 Campania|75 Apulia|77 Basilicata|78 Calabria|82 Sicilia|88 Cerdeña|AL Alejandría|AQ La Áquila|BG Bérgamo|BO Bolonia|BZ Bolzano|FE Ferrara|FI Florencia|GE Génova|LU Lucca|MB Monza y Brianza|MI Milán|MN Mantua|MO Módena|MS Massa y Carrara|NA Nápoles|PD Padua|PI Pisa|PU Pésaro y Urbino|PV Pavía|RA Rávena|RC Regio de Calabria|RE Reggio Emilia|RM Roma|RN Rímini|SR Siracusa|SV Savona|TA Tarento|TN Trento|TO Turín|VE Venecia|VI Vicenza',
  JP: '13 Tokio|26 Kioto|27 Osaka',
  KR: '11 Seúl',
  MA: '01 Tánger-Tetuán-Alhucemas|02 Región Oriental|03 Fez-Mequinez|04 Rabat-Salé-Kenitra|06 Casablanca-Settat|07 Marrakech-Safí',
  NL: 'FR Frisia|GE Güeldres|GR Groninga|LI Limburgo|NB Brabante Septentrional|NH Holanda Septentrional|UT Utrecht|ZE Zelanda|ZH Holanda Meridional|CW Curazao|SX San Martín|BQ3 San Eustaquio',
  PL: '02 Baja Silesia|04 Cujavia y Pomerania|06 Lublin|08 Lubusz|12 Pequeña Polonia|14 Mazovia|18 Subcarpacia|20 Podlaquia|22 Pomerania|24 Silesia|26 Santa Cruz|28 Varmia y Masuria|30 Gran Polonia|32 Pomerania Occidental',
  PT: '04 Braganza|06 Coímbra|11 Lisboa|13 Oporto|20 Azores|30 Madeira',
  RU: 'MOW Moscú|MOS Óblast de Moscú|SPE San Petersburgo|LEN Óblast de Leningrado',
  SE: 'AB Estocolmo|H Kalmar|M Escania',
  TR: '34 Estambul|35 Esmirna|06 Ankara|33 Mersin',
  US: 'CA California|DC Distrito de Columbia|FL Florida|HI Hawái|LA Luisiana|MI Míchigan|MS Misisipi|MO Misuri|NC Carolina del Norte|ND Dakota del Norte|NH Nuevo Hampshire|NJ Nueva Jersey|NM Nuevo México|NY Nueva York|OR Oregón|PA Pensilvania|SC Carolina del Sur|SD Dakota del Sur|TN Tennessee|TX Texas|WV Virginia Occidental|AS Samoa Americana|MP Islas Marianas del Norte|UM Islas Ultramarinas Menores de los Estados Unidos|VI Islas Vírgenes de los Estados Unidos',
  ZA: 'EC Cabo Oriental|FS Estado Libre|NC Cabo Septentrional|NW Noroeste|WC Cabo Occidental',
};
