/**
 * Work that people without a word for it tell: "to sell my pottery online" is about a web site. English
 * has a word before the verb, which tells it from "we sell shoes online"; German has the verb at the end.
 */
export const ONLINE_WORK: readonly { verbs: string; before?: string; online: string }[] = [
  {
    verbs: "sell, offer, put, bring, market, publish, book, order, reserve",
    before: "to, can, could, help me, help us, lets, and, let people, let customers, let guests",
    online:
      "online, on the internet, on the web, over the internet, through the internet, on internet, in internet",
  },
  {
    verbs: "vendre, proposer, réserver, commander",
    online: "en ligne, sur internet, sur le web, sur le net, online",
  },
  {
    verbs: "vender, ofrecer, reservar, pedir, vendere, prenotare",
    online:
      "online, en línea, por internet, en internet, su internet, sul web, pela internet, na internet",
  },
];

export const ONLINE_WORK_AT_END = {
  online: "online, im internet, übers internet, über das internet, ins internet",
  verbs:
    "verkaufen, anbieten, bringen, buchen, bestellen, reservieren, vermarkten, verkopen, aanbieden",
};
