// ISO 3166-2: code, code of the parent, name, by country. Written by `npm run generate:reference`; do not edit.
export const subdivisions =
  'ZA:EC=Eastern Cape|FS=Free State|GP=Gauteng|KZN=Kwazulu-Natal|LP=Limpopo|MP=Mpumalanga|NW=North-West|NC=Northern Cape|WC=Western Cape;ZM:02=Central|08=Copperbelt|03=Eastern|04=Luapula|09=Lusaka|10=Muchinga|06=North-Western|05=Northern|07=Southern|01=Western;ZW:BU=Bulawayo|HA=Harare|MA=Manicaland|MC=Mashonaland Central|ME=Mashonaland East|MW=Mashonaland West|MV=Masvingo|MN=Matabeleland North|MS=Matabeleland South|MI=Midlands';
