/** Legal forms at the end of names of companies, as they are written. */
export const COMPANY_ENDS = `
  AB, AG, ApS, AS, ASA, BV, Corp, Corporation, d.o.o, doo, EIRL, GmbH, Inc, INC, Kft, KG, LLC, LLP, Ltd, LTD, Limited, mbH,
  NV, Oy, OY, Oyj, OÜ, Pty, SA, SARL, Sarl, SAS, SL, SLU, SIA, SpA, Srl, SRL, UAB, UG, Zrt`;
