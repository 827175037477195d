import { toFolded } from "#platform/text/fold-text.ts";
import { VALUES_FIELDS } from "../../filters/member-filters.ts";
import { type Findings, type NamedText, NOT_FIELDS } from "./findings.ts";

/** "React" of "React Native", which everybody with the latter has. */
const isPart = ({ label: part }: NamedText, { label: whole }: NamedText) =>
  part !== undefined && whole?.startsWith(`${part} `) === true;

/** "Java" and "JavaScript": one word that begins with the other. */
const areMixedUp = ({ label: one }: NamedText, { label: other }: NamedText) => {
  if (one === undefined || other === undefined || one === other) return false;
  if (one.includes(" ") || other.includes(" ")) return false;
  return one.startsWith(other) || other.startsWith(one);
};

/**
 * A name that is asked for and ruled out finds no one. Written alike, both are offered. What has
 * another name ("Angular, not AngularJS") or is a part of what is asked for ("React Native, not
 * React") is asked for, and the denial is named as ignored. "Java, not JavaScript" says which of the two is
 * meant, so that those who know both may fit: the denial is offered.
 */
export function settleContradictions(findings: Findings) {
  for (const [key, denied] of findings.denied) {
    const { field, value } = denied.named;
    const fieldNot = NOT_FIELDS[field];
    if (!fieldNot) continue;
    const same = findings.wanted.get(key);
    const wanted = [...findings.wanted.values()];
    const whole = wanted.find((one) => isPart(denied, one));
    if (!same && wanted.some((one) => areMixedUp(denied, one))) {
      findings.drop(fieldNot, value);
      findings.offer(denied.text, [{ [fieldNot]: [value] }]);
      continue;
    }
    if (!same && !whole) continue;
    findings.drop(fieldNot, value);
    if (same && toFolded(same.text) === toFolded(denied.text)) {
      for (const one of VALUES_FIELDS) {
        if (one === field || one === `${field}_any`) findings.drop(one, value);
      }
      findings.offer(denied.text, [{ [field]: [value] }, { [fieldNot]: [value] }]);
    } else findings.ignored.push(denied.text);
  }
}
