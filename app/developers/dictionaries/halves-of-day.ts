/** Parts of a day, in several languages: those of a clock ("mornings CET") and of a week ("two evenings a week"). */
export const MORNINGS = `
  morning, mornings, vormittag, vormittags, vormittage, vormittagen, morgens, matin, matins, matinée, matinées, mattina, mattine, mattino,
  mañanas, manhã, manhãs, ochtend, ochtenden, 's ochtends`;
export const AFTERNOONS = `
  afternoon, afternoons, nachmittag, nachmittags, nachmittage, nachmittagen, après-midi, après-midis, tarde, tardes, pomeriggio, pomeriggi,
  middag, middagen, 's middags`;
export const EVENINGS = `
  evening, evenings, abend, abends, abende, abenden, soir, soirs, soirée, soirées, noche, noches, sera, sere, noite, noites, avond, avonden, 's avonds`;
export const NOONS =
  "noon, midday, mid day, lunch, lunchtime, mittag, mittags, midi, mediodía, mezzogiorno, meio dia, meio-dia";
