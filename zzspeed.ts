import { readFileSync } from "node:fs";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readSentence } from "./app/developers/sentence/read-sentence.ts";
const ordinary = "We are looking for a person who can help our team with the new product and its customers over the next few months. ";
const examples = readFileSync("app/developers/sentence/examples/sentences.txt","utf8").split("\n").filter(l=>l&&!l.startsWith("#")&&!l.startsWith("=")&&!l.startsWith("  ")).join(". ");
const descr = readFileSync("app/find/description/examples/descriptions.txt","utf8");
const cpu=()=>{const u=process.cpuUsage();return (u.user+u.system)/1000};
for (const [name, text] of [["ordinary", ordinary.repeat(200)],["examples", examples],["descr", descr]] as const) {
  for (const n of [20000,10000]) {
  const t = text.slice(5000, 5000+n);
  const times:number[]=[];
  for (let i=0;i<40;i++){ const a=cpu(); readSentence(t+" "+i, DEMO_CONTEXT); times.push(cpu()-a); }
  times.sort((a,b)=>a-b); console.log(name, n, t.length, "median", times[20]!.toFixed(1), "min", times[0]!.toFixed(1));
  }
}
