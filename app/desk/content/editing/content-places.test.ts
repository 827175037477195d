import { expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { findKind } from "#services/content/kinds/content-kind.server.ts";
import { CONTENT_PLACES, findPlace } from "./content-places.ts";

const toPath = ({ folder, file, extension }: (typeof CONTENT_PLACES)[number]) =>
  folder ? `${folder}/rates.${extension}` : file;

test.each(CONTENT_PLACES.map((place) => [toPath(place), place.kind]))(
  "%s is one of the %s, as for an import",
  (path, kind) => {
    expect(findKind(contentKinds, path, new Set([path]))?.name).toBe(kind);
    expect(findPlace(path)?.kind).toBe(kind);
  },
);

test("every kind with revisions can be edited", () => {
  const edited = contentKinds.filter(
    ({ isCreatedOnly, owns }) => !isCreatedOnly && owns.toString() !== "() => false",
  );
  expect(CONTENT_PLACES.map(({ kind }) => kind).toSorted()).toEqual(
    edited.map(({ name }) => name).toSorted(),
  );
});
