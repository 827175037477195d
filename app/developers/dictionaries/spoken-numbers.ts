import type { LanguageWords } from "./language.ts";

/** Parts of numbers that are written as one word: "vierhundertfünfzig", "tweeduizend", "centoventi". */
export const JOINED_PARTS = {
  thousand: "tausend, mila, duizend, tusen",
  hundred: "hundert, cento, honderd, hundra, hundre",
  and: "und, en",
  /** Before a thousand: "viereinhalbtausend". */
  half: "einhalb",
} as const;

const toEntries = (list: string, [first, step]: readonly [number, number]) =>
  list.split(",").flatMap((names, index) =>
    names
      .trim()
      .split(" ")
      .map((name) => [name, first + index * step] as const),
  );

const toNumbers = (list: string, steps: readonly [number, number]) =>
  Object.fromEntries(toEntries(list, steps));

/** Each of the tens with each of the ones as one word. */
const toJoined = (
  [tens, ones]: readonly [string, string],
  join: (ten: string, one: string) => string,
) =>
  Object.fromEntries(
    toEntries(tens, [20, 10]).flatMap(([ten, value]) =>
      toEntries(ones, [1, 1]).map(([one, more]) => [join(ten, one), value + more] as const),
    ),
  );

const TENS: readonly [number, number] = [20, 10];
const HUNDREDS: readonly [number, number] = [200, 100];

const ITALIAN_TENS = "venti, trenta, quaranta, cinquanta, sessanta, settanta, ottanta, novanta";
const ITALIAN_ONES = "uno, due, tre, quattro, cinque, sei, sette, otto, nove";
const DUTCH_TENS = "twintig, dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig";
const DUTCH_ONES = "een, twee, drie, vier, vijf, zes, zeven, acht, negen";
const SWEDISH_TENS = "tjugo, trettio, fyrtio, femtio, sextio, sjuttio, åttio, nittio";
const SWEDISH_ONES = "ett, två, tre, fyra, fem, sex, sju, åtta, nio";
const NORWEGIAN_TENS = "tjue, tretti, førti, femti, seksti, sytti, åtti, nitti";
const NORWEGIAN_ONES = "en, to, tre, fire, fem, seks, sju, åtte, ni";

/**
 * Numbers as people say them, in more languages than the words around them are read in. Those that are
 * names or other words elsewhere ("Otto", "dez") are in the languages' false friends.
 */
export const SPOKEN_NUMBERS: LanguageWords = {
  numbers: {
    // French and Spanish
    cents: 100,
    mille: 1_000,
    septante: 70,
    huitante: 80,
    octante: 80,
    nonante: 90,
    diecisiete: 17,
    diecinueve: 19,
    ...toNumbers(
      "veintiuno, veintidós, veintitrés, veinticuatro, veinticinco, veintiséis, veintisiete, veintiocho, veintinueve",
      [21, 1],
    ),
    ...toNumbers(
      "doscientos, trescientos, cuatrocientos, quinientos, seiscientos, setecientos, ochocientos, novecientos",
      HUNDREDS,
    ),
    mil: 1_000,
    thousand: 1_000,
    tausend: 1_000,
    ...toNumbers("dizaine, quinzaine, vingtaine", [10, 5]),
    ...toNumbers("trentaine, quarantaine, cinquantaine", [30, 10]),
    // Italian
    ...toNumbers("quattro, cinque", [4, 1]),
    ...toNumbers(
      "dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove",
      [10, 1],
    ),
    sette: 7,
    ...toNumbers(ITALIAN_TENS, TENS),
    ...toJoined([ITALIAN_TENS, ITALIAN_ONES], (ten, one) =>
      /^[uo]/.test(one) ? ten.slice(0, -1) + one : ten + one,
    ),
    cento: 100,
    // Portuguese
    ...toNumbers("cinco, seis, sete, oito, nove", [5, 1]),
    ...toNumbers(
      "onze, doze, treze, catorze, quinze, dezasseis, dezassete, dezoito, dezanove",
      [11, 1],
    ),
    ...toNumbers("dezesseis, dezessete", [16, 1]),
    dezenove: 19,
    ...toNumbers("vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa", TENS),
    ...toNumbers(
      "duzentos, trezentos, quatrocentos, quinhentos, seiscentos, setecentos, oitocentos, novecentos",
      HUNDREDS,
    ),
    // Dutch
    ...toNumbers("zes, zeven, acht, negen", [6, 1]),
    ...toNumbers(
      "twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien",
      [12, 1],
    ),
    ...toNumbers(DUTCH_TENS, TENS),
    ...toJoined([DUTCH_TENS, DUTCH_ONES], (ten, one) => `${one}en${ten}`),
    honderd: 100,
    duizend: 1_000,
    // Swedish, Norwegian, Danish
    ...toNumbers(SWEDISH_TENS, TENS),
    ...toJoined([SWEDISH_TENS, SWEDISH_ONES], (ten, one) => ten + one),
    ...toNumbers(NORWEGIAN_TENS, TENS),
    ...toJoined([NORWEGIAN_TENS, NORWEGIAN_ONES], (ten, one) => ten + one),
    ...toNumbers("tyve, tredive, fyrre, halvtreds", TENS),
    ...toNumbers("halvfjerds, firs, halvfems", [70, 10]),
    hundra: 100,
    hundre: 100,
    hundrede: 100,
    // Polish, as it is counted and after "do"
    ...toNumbers("pięć, sześć, siedem, osiem, dziewięć, dziesięć", [5, 1]),
    ...toNumbers("sześciu, siedmiu, ośmiu, dziewięciu, dziesięciu", [6, 1]),
    ...toNumbers(
      `dwadzieścia dwudziestu, trzydzieści trzydziestu, czterdzieści czterdziestu, pięćdziesiąt pięćdziesięciu,
      sześćdziesiąt sześćdziesięciu, siedemdziesiąt siedemdziesięciu, osiemdziesiąt osiemdziesięciu,
      dziewięćdziesiąt dziewięćdziesięciu, sto`,
      TENS,
    ),
    ...toNumbers(
      "dwieście dwustu, trzysta trzystu, czterysta czterystu, pięćset pięciuset, sześćset sześciuset, siedemset, osiemset, dziewięćset",
      HUNDREDS,
    ),
    // Czech
    ...toNumbers(
      "dvacet dvaceti, třicet třiceti, čtyřicet čtyřiceti, padesát padesáti, šedesát šedesáti, sedmdesát, osmdesát, devadesát",
      TENS,
    ),
    // Romanian
    ...toNumbers(
      "douăzeci, treizeci, patruzeci, cincizeci, șaizeci, șaptezeci, optzeci, nouăzeci, sută",
      TENS,
    ),
    ...toNumbers("cinci, șase, șapte", [5, 1]),
    // Russian and Ukrainian, as it is counted and after "до"
    ...toNumbers(
      `двадцать двадцати, тридцать тридцати, сорок сорока, пятьдесят пятидесяти, шестьдесят шестидесяти,
      семьдесят семидесяти, восемьдесят восьмидесяти, девяносто девяноста, сто ста`,
      TENS,
    ),
    ...toNumbers("двадцять, тридцять, сорок, п'ятдесят, шістдесят, сімдесят, вісімдесят", TENS),
    ...toNumbers("пять пяти, шесть шести, семь, восемь, девять, десять", [5, 1]),
  },
  words: {},
};
