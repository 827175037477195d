import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { readOrFindMoved } from "#app/site/redirects/moved-record.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import { CommonConfigSchema, ContractTermsSchema } from "#contract/content/site.ts";
import { responseSchema } from "#contract/http/response.ts";
import { COUNTRIES } from "#contract/values/countries.ts";
import { LANGUAGES } from "#contract/values/languages.ts";
import {
  CountrySchema,
  LanguageSchema,
  SlugSchema,
  TagSchema,
  TechnologySchema,
} from "#contract/values/taxonomy.ts";
import {
  createApiRouter,
  MOVED_RESPONSE,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { getTag, listTags } from "./tags.service.server.ts";
import type { TaxonomyUse } from "./taxonomy-use.ts";
import { getTechnology, listTechnologies } from "./technologies.service.server.ts";

const AvailableSchema = z.strictObject({
  available: z
    .enum(["true", "false"], "Use true or false")
    .optional()
    .openapi({ description: "true: only those of published members" }),
});

const SlugParamSchema = z.object({ slug: SlugSchema.describe("As in the URL of its page") });

function describeResponse<Data extends z.ZodType>(description: string, data: Data) {
  return {
    description,
    content: { "application/json": { schema: responseSchema(data) } },
  };
}

type Names<Path extends string> = {
  path: Path;
  operationId: string;
  summary: string;
  description: string;
};

function describeList<Path extends string, Item extends z.ZodType>(names: Names<Path>, item: Item) {
  return createRoute({
    method: "get",
    ...names,
    request: { query: AvailableSchema },
    responses: {
      200: describeResponse("The list", z.array(item)),
      422: PROBLEM_RESPONSES[422],
    },
  });
}

function describeOne<Path extends string, Item extends z.ZodType>(names: Names<Path>, item: Item) {
  return createRoute({
    method: "get",
    ...names,
    request: { params: SlugParamSchema },
    responses: {
      200: describeResponse("The entry with this slug", item),
      ...MOVED_RESPONSE,
      404: PROBLEM_RESPONSES[404],
      422: PROBLEM_RESPONSES[422],
    },
  });
}

const technologiesRoute = describeList(
  {
    path: "/technologies",
    operationId: "listTechnologies",
    summary: "List technologies",
    description: "All published ones, in the order of the agency.",
  },
  TechnologySchema,
);
const technologyRoute = describeOne(
  {
    path: "/technologies/{slug}",
    operationId: "readTechnology",
    summary: "Read a technology",
    description: "One that was renamed redirects to the new slug.",
  },
  TechnologySchema,
);
const tagsRoute = describeList(
  {
    path: "/tags",
    operationId: "listTags",
    summary: "List tags (industries)",
    description: "All published ones, in the order of the agency.",
  },
  TagSchema,
);
const tagRoute = describeOne(
  {
    path: "/tags/{slug}",
    operationId: "readTag",
    summary: "Read a tag (industry)",
    description: "One that was renamed redirects to the new slug.",
  },
  TagSchema,
);
const countiesRoute = describeList(
  {
    path: "/counties",
    operationId: "listCountries",
    summary: "List countries",
    description: "By name, with the codes that filters take.",
  },
  CountrySchema,
);
const languagesRoute = describeList(
  {
    path: "/languages",
    operationId: "listLanguages",
    summary: "List languages",
    description: "By name, with the codes that filters take.",
  },
  LanguageSchema,
);
const commonConfigRoute = createRoute({
  method: "get",
  path: "/config/common",
  operationId: "readCommonConfig",
  summary: "Read what every page needs",
  description: "Labels, contract terms, the currency of the site and its exchange rates.",
  responses: {
    200: describeResponse(
      "All published tags and technologies, the terms of contracts and the currency of comparisons",
      CommonConfigSchema,
    ),
    422: PROBLEM_RESPONSES[422],
  },
});

/**
 * Technologies, tags, countries and languages. Which of them members have is known to a feature on
 * the right, so it is passed in.
 */
export function createTaxonomyApi(
  { db }: Services,
  readUse: () => Promise<TaxonomyUse>,
): OpenAPIHono {
  const api = createApiRouter();

  async function narrow<Item>(
    items: readonly Item[],
    { available }: z.infer<typeof AvailableSchema>,
    isUsed: (use: TaxonomyUse, item: Item) => boolean,
  ): Promise<Item[]> {
    if (available !== "true") return [...items];
    const use = await readUse();
    return items.filter((item) => isUsed(use, item));
  }

  api.openapi(technologiesRoute, async (c) => {
    const all = await listTechnologies(db);
    const data = await narrow(all, c.req.valid("query"), (use, { id }) => use.hasTechnology(id));
    return c.json({ data }, 200);
  });
  api.openapi(technologyRoute, async (c) => {
    const { slug } = c.req.valid("param");
    const found = await readOrFindMoved(db, "technology", slug, () => getTechnology(db, slug));
    if ("movedTo" in found) return c.redirect(`/api/technologies/${found.movedTo}`, 301);
    return c.json(found, 200);
  });
  api.openapi(tagsRoute, async (c) => {
    const all = await listTags(db);
    const data = await narrow(all, c.req.valid("query"), (use, { id }) => use.hasTag(id));
    return c.json({ data }, 200);
  });
  api.openapi(tagRoute, async (c) => {
    const { slug } = c.req.valid("param");
    const found = await readOrFindMoved(db, "tag", slug, () => getTag(db, slug));
    if ("movedTo" in found) return c.redirect(`/api/tags/${found.movedTo}`, 301);
    return c.json(found, 200);
  });
  api.openapi(countiesRoute, async (c) => {
    const data = await narrow(COUNTRIES, c.req.valid("query"), (use, { code }) =>
      use.hasCountry(code),
    );
    return c.json({ data }, 200);
  });
  api.openapi(languagesRoute, async (c) => {
    const data = await narrow(LANGUAGES, c.req.valid("query"), (use, { code }) =>
      use.hasLanguage(code),
    );
    return c.json({ data }, 200);
  });
  api.openapi(commonConfigRoute, async (c) => {
    const [tags, technologies] = [await listTags(db), await listTechnologies(db)];
    const { terms, exchange_rates } = await getSite(db);
    const data = {
      tags,
      technologies,
      terms: ContractTermsSchema.parse(terms ?? {}),
      currency: toCurrency(terms),
      exchange_rates,
    };
    return c.json({ data }, 200);
  });
  return api;
}
