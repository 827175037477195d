import type { LanguageWords } from "../language.ts";

export const PORTUGUESE: LanguageWords = {
  numbers: { dois: 2, duas: 2, três: 3, quatro: 4 },
  // "Março" is "Marco" without its sign, a person.
  months: `
    janeiro, fevereiro, mar, abril, maio, junho, julho, agosto, setembro, outubro, novembro,
    dezembro`,
  own: `
    desenvolvedor, desenvolvedora, desenvolvedores, preciso, precisamos, procuro, procuramos, não,
    uma, vaga, você, vocês, nossa, nosso, alguém, fale, setor, engenheiro, engenheira, conhecimentos, trabalhar, possa,
    imobiliária, pagamentos, câmara, nossos, nossas, pretende, pretendemos, desenvolvimento`,
  falseFriends: { no: "em", na: "em", nos: "em", nas: "em", marco: "mar", dez: "10", cem: "cento" },
  words: {
    not: `
      não, nem, nunca, ninguém, nenhum, nenhuma, nada de, não quero, não queremos, não usamos, não
      utilizamos, não da, não do, não de, não mais`,
    except: `
      sem, exceto, excepto, menos, salvo, tirando, fora de, fora do, fora da, em vez de, ao invés
      de, com exceção de, com exceção do, com exceção da, sem ser`,
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
    speaking: "intermediário, intermédio, nível intermediário, avançado, nível avançado",
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
      engenheiro, engenheira, engenheiros, conhecimentos, pretende, pretendemos, contratar, nossa, nosso, programador, preciso de, precisamos de, preciso, precisamos, um, uma, a, os, as, olá, bom
      dia, obrigado, obrigada, desenvolvedores, programadores, programadora, para, quem, alguém,
      em, por favor, ser, fluente, partir, quanto custa`,
    levelAllowed: "pode ser, pode ser um, também pode ser, poderia ser, podem ser",
    speaks: "fala, falam, que fale, fale, fluente em",
    livingIn: "em",
    perHour: "por hora, / hora, à hora",
    perDay: "por dia, ao dia, / dia",
    perMonth: "por mês, ao mês, / mês",
    perWeek: "por semana",
    days: "dias, dia",
    weeks: "semanas",
    months: "meses, mês",
    years: "anos, ano",
    experience: "de experiência",
    fullTime: "tempo inteiro, a tempo inteiro, tempo integral, em tempo integral, período integral",
    partTime:
      "algumas horas por semana, poucas horas por semana, algumas horas por mês, meio período, tempo parcial, a tempo parcial",
    available: "disponível",
    start: "a partir de, início",
    fromDate: "a partir de, desde",
    beforeDate: "em, a partir de",
    nowAlone: "imediatamente",
    industryAsked:
      "setor, área, conhecimento, conhecimentos, experiência em, experiência no, experiência na, experiência com",
    workedFor: "experiência em, experiência no, experiência na, trabalhado em, trabalhado para",
    person:
      "engenheiro, engenheira, engenheiros, desenvolvedor, desenvolvedora, desenvolvedores, programador, programadores",
  },
};
