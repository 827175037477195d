import { readFileSync } from "node:fs";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readSentence } from "./app/developers/sentence/read-sentence.ts";
const kind = process.argv[2];
const ordinary = "We are looking for a person who can help our team with the new product and its customers over the next few months. ";
const examples = readFileSync("app/developers/sentence/examples/sentences.txt","utf8").split("\n").filter(l=>l&&!l.startsWith("#")&&!l.startsWith("=")&&!l.startsWith("  ")).join(". ");
const t = (kind==="o"?ordinary.repeat(200):examples).slice(5000, kind==="o"?23000:25000);
for (let i=0;i<150;i++) readSentence(t+" "+i, DEMO_CONTEXT);
