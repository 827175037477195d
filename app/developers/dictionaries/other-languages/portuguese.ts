import type { LanguageWords } from "../language.ts";

export const PORTUGUESE: LanguageWords = {
  numbers: {},
  words: {
    not: `
      não, nem, nunca, ninguém, nenhum, nenhuma, nada de, não quero, não queremos, não usamos, não
      utilizamos, não da, não do, não de, não mais`,
    except: `
      sem, exceto, excepto, menos, salvo, tirando, fora de, fora do, fora da, em vez de, ao invés de, com
      exceção de, com exceção do, com exceção da`,
    notAfter: `
      não serve, não servem, não é aceito, não são aceitos, está fora, estão fora, excluído,
      excluídos, não`,
    unneeded: `
      não precisa, não precisa de, não precisa saber, não preciso de, não precisamos de, não
      necessariamente, não é necessário, não é necessária, não é preciso`,
    unneededAfter: `
      não é necessário, não é necessária, não necessário, não é obrigatório, não é obrigatória, não
      obrigatório, não é preciso, não precisa, dispensável`,
    soft: "preferencialmente, de preferência, desejável, idealmente",
    softAfter:
      "desejável, é desejável, é um plus, é um diferencial, será um diferencial, diferencial",
    contrast: "mas, e sim, porém, apenas, somente",
    having: "com, sabe",
    or: "ou, ou então",
    and: "além de, bem como, e também",
    upper: `
      até, não mais de, não mais do que, não mais que, no máximo, menos de, abaixo de, inferior a,
      mais barato que, mais barato do que`,
    lower: `
      mais de, mais que, mais do que, acima de, pelo menos, no mínimo, a partir de, não menos de, não
      menos que`,
    filler: `
      não só, não apenas, não somente, também, procuro, procuramos, desenvolvedor, desenvolvedora,
      programador`,
  },
};
