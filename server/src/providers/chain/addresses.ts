// Addresses of the test networks. Bitcoin: BIP 173 and BIP 350, with the prefix `tb`. Ethereum: in any case of letters, the checksum of EIP 55 unread.

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;
/** The checksum of witness version 0, and of later ones. */
const constants = { bech32: 1, bech32m: 0x2bc830a3 } as const;
const prefix = 'tb';
const checkDigits = 6;

function checksumOf(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of generators.entries()) if ((top >>> bit) & 1) sum ^= generator;
  }
  return sum >>> 0;
}

const expandedPrefix = (): number[] => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
};

/** Regroups bits; null if bits are left over. */
function regroup(values: Iterable<number>, from: number, to: number, isPadded: boolean): number[] | null {
  const out: number[] = [];
  let [kept, bits] = [0, 0];
  for (const value of values) {
    kept = ((kept << from) | value) & 0xfff;
    bits += from;
    while (bits >= to) {
      bits -= to;
      out.push((kept >> bits) & ((1 << to) - 1));
    }
  }
  if (isPadded) return bits > 0 ? [...out, (kept << (to - bits)) & ((1 << to) - 1)] : out;
  return bits < from && ((kept << (to - bits)) & ((1 << to) - 1)) === 0 ? out : null;
}

/** Writes the address of a 20-byte hash of a key. */
export function bitcoinAddress(program: Uint8Array): string {
  const data = [0, ...(regroup(program, 8, 5, true) ?? [])];
  const sum = checksumOf([...expandedPrefix(), ...data, ...Array<number>(checkDigits).fill(0)]) ^ constants.bech32;
  const check = Array.from({ length: checkDigits }, (_, index) => (sum >>> (5 * (checkDigits - 1 - index))) & 31);
  return `${prefix}1${[...data, ...check].map((value) => alphabet[value]).join('')}`;
}

/** Whether a text is an address of Bitcoin's test network. */
export function isBitcoinAddress(text: string): boolean {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false;
  const address = text.toLowerCase();
  if (!address.startsWith(`${prefix}1`) || address.length > 90) return false;
  const values = [...address.slice(prefix.length + 1)].map((letter) => alphabet.indexOf(letter));
  if (values.includes(-1) || values.length <= checkDigits) return false;
  const [version = 0, ...data] = values.slice(0, -checkDigits);
  const program = regroup(data, 5, 8, false);
  const isLength = version === 0 ? program?.length === 20 || program?.length === 32 : (program?.length ?? 0) >= 2;
  const constant = version === 0 ? constants.bech32 : constants.bech32m;
  return version <= 16 && isLength && checksumOf([...expandedPrefix(), ...values]) === constant;
}

/** Whether a text is an address of Ethereum. */
export const isEthereumAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/i.test(text);
