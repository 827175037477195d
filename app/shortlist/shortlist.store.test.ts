import { beforeEach, describe, expect, it } from "vitest";
import {
  addToShortlist,
  hireMember,
  parseShortlist,
  proceedToHire,
  removeFromShortlist,
  resetShortlist,
  SHORTLIST_LIMIT,
  shortlistStore,
  toggleShortlisted,
} from "./shortlist.store.ts";
import { onShortlistEvent, type ShortlistEvent } from "./shortlist-events.ts";

function listen(name: ShortlistEvent): { count: number } {
  const received = { count: 0 };
  onShortlistEvent(name, () => received.count++);
  return received;
}

describe("the shortlist", () => {
  beforeEach(resetShortlist);

  it("holds a member or does not: adding twice makes no duplicate", () => {
    expect(addToShortlist(5)).toBe("added");
    expect(addToShortlist(3)).toBe("added");
    expect(addToShortlist(5)).toBe("present");
    expect(shortlistStore.getState().list).toEqual([5, 3]);
  });

  it("removes that id and no other", () => {
    for (const id of [1, 2, 3]) addToShortlist(id);
    removeFromShortlist(2);
    removeFromShortlist(9);
    expect(shortlistStore.getState().list).toEqual([1, 3]);
  });

  it("opens the panel when a member is added", () => {
    const opened = listen("open-collection");
    addToShortlist(1);
    expect(opened.count).toBe(1);
    removeFromShortlist(1);
    expect(opened.count).toBe(1);
  });

  it("notifies listeners when the list becomes empty, and only then", () => {
    const received: number[] = [];
    const stop = shortlistStore.subscribe(({ list }) => received.push(list.length));
    addToShortlist(1);
    addToShortlist(2);
    removeFromShortlist(1);
    removeFromShortlist(2);
    removeFromShortlist(2);
    stop();
    expect(received).toEqual([1, 2, 1, 0]);
  });

  it("resets the last filled step together with the last member", () => {
    addToShortlist(1);
    proceedToHire();
    removeFromShortlist(1);
    expect(shortlistStore.getState()).toEqual({ list: [], lastFilledStep: 0 });
  });

  it("takes no more members than one request may name", () => {
    for (let id = 1; id <= SHORTLIST_LIMIT; id++) expect(addToShortlist(id)).toBe("added");
    expect(addToShortlist(SHORTLIST_LIMIT + 1)).toBe("full");
    expect(shortlistStore.getState().list).toHaveLength(20);
  });
});

describe("the quick button of a card", () => {
  beforeEach(resetShortlist);

  it("opens the panel for the first member only, afterwards it announces the addition", () => {
    const opened = listen("open-collection");
    const added = listen("added");
    toggleShortlisted(5);
    expect([opened.count, added.count]).toEqual([1, 0]);
    toggleShortlisted(3);
    toggleShortlisted(8);
    expect([opened.count, added.count]).toEqual([1, 2]);
    expect(shortlistStore.getState().list).toEqual([5, 3, 8]);
  });

  it("removes a member that is in the list, and opens the panel again after the last one", () => {
    const opened = listen("open-collection");
    const removed = listen("removed");
    toggleShortlisted(5);
    toggleShortlisted(5);
    expect(shortlistStore.getState().list).toEqual([]);
    expect(removed.count).toBe(1);
    toggleShortlisted(3);
    expect(opened.count).toBe(2);
  });

  it("opens the panel, which explains the limit, when the shortlist is full", () => {
    const full = Array.from({ length: SHORTLIST_LIMIT }, (_, index) => index + 1);
    shortlistStore.setState({ list: full });
    const opened = listen("open-collection");
    const added = listen("added");
    toggleShortlisted(99);
    expect([opened.count, added.count]).toEqual([1, 0]);
    expect(shortlistStore.getState().list).toEqual(full);
  });
});

describe("proceed to hire", () => {
  beforeEach(resetShortlist);

  it("does nothing with an empty shortlist", () => {
    const closed = listen("close-collection");
    expect(proceedToHire()).toBe(false);
    expect(closed.count).toBe(0);
    expect(shortlistStore.getState().lastFilledStep).toBe(0);
  });

  it("raises a last filled step below 1 to 1 and closes the panel", () => {
    const closed = listen("close-collection");
    addToShortlist(1);
    expect(proceedToHire()).toBe(true);
    expect(shortlistStore.getState().lastFilledStep).toBe(1);
    expect(closed.count).toBe(1);
  });

  it("leaves a later last filled step alone", () => {
    shortlistStore.setState({ list: [1], lastFilledStep: 3 });
    proceedToHire();
    expect(shortlistStore.getState().lastFilledStep).toBe(3);
  });
});

describe("hiring one member", () => {
  beforeEach(resetShortlist);

  it("adds the member without the panel and proceeds", () => {
    const opened = listen("open-collection");
    expect(hireMember(5)).toBe(true);
    expect(hireMember(5)).toBe(true);
    expect(shortlistStore.getState()).toEqual({ list: [5], lastFilledStep: 1 });
    expect(opened.count).toBe(0);
  });

  it("opens the panel, which explains the limit, when the shortlist is full", () => {
    const full = Array.from({ length: SHORTLIST_LIMIT }, (_, index) => index + 1);
    shortlistStore.setState({ list: full });
    const opened = listen("open-collection");
    expect(hireMember(99)).toBe(false);
    expect(opened.count).toBe(1);
  });
});

describe("a stored shortlist", () => {
  it("is cleaned of duplicates, of what is no id and of what is too much", () => {
    const many = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(parseShortlist({ list: [2, 2, "3", -1, 1.5, null, 4], lastFilledStep: 2 })).toEqual({
      list: [2, 4],
      lastFilledStep: 2,
    });
    expect(parseShortlist({ list: many })?.list).toHaveLength(SHORTLIST_LIMIT);
  });

  it.each([null, 5, "x", {}, { list: "1" }])("is nothing when it is %j", (stored) => {
    expect(parseShortlist(stored)).toBeUndefined();
  });
});
