import type { Taxpayer } from '@quittance/sdk/validation';

/** A tax number that an authority, a register or its owner has published. */
export interface PublishedTaxNumber {
  readonly country: string;
  readonly text: string;
  readonly taxpayer: Taxpayer;
  /** Who publishes it: for a business, whose number it is. */
  readonly source: string;
}

/** By country. Of people only examples and test numbers: nobody's own number is here. */
const rows = `
AD | business | U-132950-X | form of the OECD's page on Andorra
AR | business | 30-54668997-9 | YPF
AR | business | 33-69345023-9 | ARCA, the tax authority
AR | person | 25-00000000-3 | prefix for two people with one number, ARCA
AT | business | ATU33864707 | Red Bull
AT | business | ATU58119529 | ÖBB-Technische Services
AT | business | ATU36905408 | voestalpine
AU | business | 51 824 753 556 | Australian Business Register, its example
AU | business | 004 085 616 | ASIC, its example
AZ | business | 9900003871 | SOCAR
AZ | person | 1AB2C3D | form of the OECD's page on Azerbaijan
BE | business | 0403.227.515 | KBC
BE | business | BE0203.430.576 | SNCB
BG | business | 831919536 | UniCredit Bulbank
BG | business | BG131063188 | National Revenue Agency
BG | business | BG131129282 | Kaufland Bulgaria
BG | business | 831385737 | Medical University of Sofia
BG | business | BG200356710 | Ontotext
BG | business | 175201304 | Electricity System Operator, by the second weights
BG | business | 000670602 | University of National and World Economy
BG | business | BG1226046182 | Institute of Electrochemistry and Energy Systems, ten digits
BG | business | 1223022223 | National Center of Infectious and Parasitic Diseases, ten digits
BR | business | 00.000.000/0001-91 | Banco do Brasil
BR | business | 12.ABC.345/01DE-35 | Receita Federal, its example with letters
BR | business | 33.000.167/0001-01 | Petrobras
CH | business | CHE-105.909.036 | Nestlé
CH | business | 105.909.036 | Nestlé, without CHE
CL | business | 60.803.000-K | SII, the tax authority
CL | business | 61.704.000-K | Codelco
CN | business | 91350100M000100Y43 | standard GB 32100-2015, its example
CN | business | 91440300708461136T | Tencent
CO | business | 800.197.268-4 | DIAN, the tax authority
CO | business | 899.999.068—1 | Ecopetrol, with a dash
CR | business | 4-000-042139 | Instituto Costarricense de Electricidad
CR | person | 155812994816 | form of a DIMEX
CY | person | 00123123T | European Commission, its example
CY | business | CY90000005D | Cyta
CY | business | 90001673W | University of Cyprus
CZ | business | CZ45274649 | ČEZ
CZ | business | CZ00177041 | Škoda Auto
CZ | business | CZ699001182 | Komerční banka, of a group
DE | business | DE143454214 | SAP
DE | person | 86 095 742 719 | Bundeszentralamt für Steuern, its example
DE | person | 47 036 892 816 | Bundeszentralamt für Steuern, its example
DE | business | DE232637828-12345 | Lohnsteuer kompakt, its example of a W-IdNr.
DE | business | DE143454214-00001 | SAP’s number of VAT as a W-IdNr.
DK | business | 22756214 | A.P. Møller - Mærsk
DO | business | 4-01-50625-4 | DGII, the tax authority
DO | business | 4-01-01006-2 | Banco de Reservas
EC | business | 1760013210001 | SRI, the tax authority
EC | business | 1793213150001 | Carnada, in the SRI's register
EC | business | 0993370026001 | Pontedora, in the SRI's register
EC | business | 0993381661001 | a company in the SRI's register
EE | person | 60001019906 | test certificates of Estonia's identity card
EG | business | ١٠٠-٥٣١-٣٨٥ | Arabic digits
ES | business | A28015865 | Telefónica
ES | business | Q2826000H | Agencia Tributaria
ES | person | 99999999R | test certificates of the FNMT
FI | business | 0245458-3 | Finnish Tax Administration
FI | person | 131052-308T | Digital and Population Data Services Agency, its example
FI | person | 010594Y9032 | Digital and Population Data Services Agency, its example of 2023
FR | business | FR 40 303 265 045 | European Commission, its example
FR | business | 356 000 000 00048 | La Poste, whose establishments have their own rule
FR | person | 30 23 217 600 053 | European Commission, its example
GB | business | GB 220 4302 31 | Tesco
GH | person | GHA-123456789-0 | form of a Ghana Card, which the GRA takes as tax number
GR | business | EL 094019245 | OTE
GR | business | EL094026421 | Hellenic Post
GR | business | 090029284 | University of Ioannina
GR | business | GR998908360 | Ubitech
HR | business | 18683136487 | Ministry of Finance
HR | business | HR81793146560 | Hrvatski Telekom
HR | business | 27759560625 | INA
HU | business | 15789934-2-51 | National Tax and Customs Administration
HU | business | HU10537914 | OTP Bank
HU | person | 8071592153 | European Commission, its example
HU | business | 26648525-2-44 | Wizz Air Hungary
HU | business | HU19308760 | Óbuda University
HU | business | HU15329767 | Hungarian University of Agriculture and Life Sciences
ID | business | 01.308.449.6-091.000 | Bank Central Asia
ID | business | 0013 0844 9609 1000 | Bank Central Asia, since 2024
ID | person | 3171011708450001 | form of a NIK, as PMK 112/2022 has it
IE | business | IE6388047V | Google Ireland
IE | business | IE8256796U | Microsoft Ireland Operations
IE | business | IE4749148U | Ryanair
IE | business | 1234567WH | Revenue, its example of 2013
IL | business | 520013954 | Teva
IN | business | 27AAACR5055K1Z7 | Reliance Industries
IT | business | 06363391001 | Agenzia delle Entrate
JP | business | 7000012050002 | National Tax Agency
JP | business | 8700110005901 | National Tax Agency, its example
JP | person | 1234 5678 9018 | form of an individual number
KE | business | P051129820X | Safaricom
KR | business | 124-81-00998 | Samsung Electronics
KR | business | 306-82-00417 | a foundation whose last digit doesn't follow the old rule
KR | business | 220-81-62517 | Naver
LT | business | 188659752 | State Tax Inspectorate
LT | business | LT230335113 | Maxima
LT | business | LT212154314 | Telia Lietuva
LT | business | 123033512 | Maxima, its code in the register
LU | business | LU26375245 | Amazon Business EU
LU | person | 1893120105732 | European Commission, its example
LV | business | 90000069281 | State Revenue Service
LV | business | LV40003245752 | airBaltic
LV | person | 328673-00679 | form since 2017, OECD's page on Latvia
LV | business | LV40003032949 | Latvenergo
LV | business | 40003053029 | Rimi Latvia
LV | person | 010180-12345 | form with a date of birth, OECD's page on Latvia
MA | business | 40106435 | form of an identifiant fiscal
MK | business | МК 4030000375897 | Cyrillic prefix
MK | person | 0101990450006 | form and check digit of the Law on the Personal Number (137/13)
MT | business | MT12826209 | GO
MT | person | 1234567M | form of the OECD's page on Malta
MT | person | 55M | form without zeros, OECD's page on Malta
MT | business | MT12894031 | University of Malta
MT | business | MT19134013 | Malta Information Technology Agency
MT | business | MT18622630 | King
MT | business | 17981218 | Ministry for Finance
MX | business | EKU9003173C9 | SAT, its test certificates
MX | business | URE180429TM6 | SAT, its test certificates
MX | business | XAXX010101000 | SAT, for the general public
MX | business | XEXX010101000 | SAT, for foreigners
NG | business | RC 1234567 | form of a company’s number, the tax number since 2026
NG | person | 12345678901 | form of a NIN, the tax number since 2026
NL | business | NL000099998B57 | Belastingdienst, its example
NL | person | 111222333 | RvIG, its test number
NO | business | 923 609 016 MVA | Equinor
NO | business | 974 761 076 | Norwegian Tax Administration
NZ | business | 49-091-850 | Inland Revenue, its example
NZ | business | 136-410-132 | Inland Revenue, its example
NZ | business | 9429041561959 | Ministry of Business, Innovation and Employment
PE | business | 20131312955 | SUNAT, the tax authority
PE | person | 10117410-2 | form of an identity card
PK | business | 0710831-8 | form of an NTN
PK | person | 12345-1234567-1 | form of a CNIC, the tax number of a person
PL | business | 521-30-17-228 | ZUS
PT | business | PT 500 697 256 | EDP
PY | business | 80009735-1 | ANDE
PY | business | 2356810-0 | check digit 0
RO | business | RO 160796 | Dacia
RO | business | RO1590082 | OMV Petrom
RS | business | 100002887 | Telekom Srbija
RU | business | 7707083893 | Sberbank
SE | business | 556703-7485 | Spotify
SE | person | 121212-1212 | Skatteverket, its example
SE | business | 202100-5448 | Skatteverket
SG | business | 196800306E | DBS
SG | person | S1234567D | form of an NRIC
SI | business | SI82646716 | Krka
SK | business | SK2020317068 | ESET
SK | person | 1022909602 | form of a person's DIČ
SK | business | SK2020273893 | Slovak Telekom
SK | business | SK7020000944 | Tatra banka, of a group
SN | business | 0051126 2G3 | form of a NINEA with its tax centre
SN | person | 1 751 1987 01234 | form of a NIN, as the identity card has it
SV | business | 0614-050707-104-8 | form of a NIT
SV | business | 0210-191171-001-6 | serial below 100
SV | person | 00016297-5 | example of the DUI's check digit
TH | business | 0-1075-44000-10-8 | PTT
TW | business | 22099131 | TSMC
TW | business | 04595252 | modulus 5, Ministry of Finance since 2023
US | business | 53-0196605 | American Red Cross
US | business | 94-2404110 | Apple
UY | business | 21-100342-001-7 | ANTEL
UY | business | 22 001880 001 4 | number that begins with 22
VE | business | G-20000303-0 | SENIAT, the tax authority
VN | business | 0300588569 | Vinamilk
VN | person | 001 234 567 890 | form of a citizen's number
`;

export const publishedTaxNumbers: readonly PublishedTaxNumber[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [country = '', taxpayer = '', text = '', source = ''] = row.split(' | ');
    return { country, taxpayer: taxpayer === 'person' ? 'person' : 'business', text, source };
  });
