import { beforeEach, expect, it } from "vitest";
import { onShortlistEvent } from "#app/shortlist/shortlist-events.ts";
import {
  addToProposalShortlist,
  clearProposalShortlist,
  parseProposalShortlist,
  proposalShortlistStore,
  removeFromProposalShortlist,
} from "./proposal-shortlist.store.ts";

const anna = { member_id: 1, proposal_id: "a" };
const annaElsewhere = { member_id: 1, proposal_id: "b" };
const boris = { member_id: 2, proposal_id: "a" };
const list = () => proposalShortlistStore.getState().list;

beforeEach(() => proposalShortlistStore.setState({ list: [] }, true));

it("ignores adding an existing member and proposal pair", () => {
  for (const entry of [anna, boris, anna, annaElsewhere]) addToProposalShortlist(entry);
  expect(list()).toEqual([anna, boris, annaElsewhere]);
});

it("removes by member id and proposal id", () => {
  for (const entry of [anna, boris, annaElsewhere]) addToProposalShortlist(entry);
  removeFromProposalShortlist(anna);
  removeFromProposalShortlist({ member_id: 9, proposal_id: "a" });
  expect(list()).toEqual([boris, annaElsewhere]);
});

it("opens the panel of the proposal and not the visitor's own", () => {
  const opened: string[] = [];
  const stop = onShortlistEvent("open-collection", (owner) => opened.push(owner));
  addToProposalShortlist(anna);
  addToProposalShortlist(anna);
  stop();
  expect(opened).toEqual(["proposal", "proposal"]);
});

it("clears the choice in one proposal and keeps the others", () => {
  for (const entry of [anna, boris, annaElsewhere]) addToProposalShortlist(entry);
  clearProposalShortlist("a");
  expect(list()).toEqual([annaElsewhere]);
});

it("reads of stored data only a valid list", () => {
  expect(
    parseProposalShortlist({ list: [anna, anna, null, 3, { member_id: "1", proposal_id: "a" }] }),
  ).toEqual({ list: [anna] });
  for (const stored of [null, 5, {}, { list: "a" }]) {
    expect(parseProposalShortlist(stored)).toBeUndefined();
  }
});
