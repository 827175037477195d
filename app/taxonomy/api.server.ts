import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { addSlugEndpoint } from "#app/site/redirects/slug-endpoint.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import { CommonConfigSchema, ContractTermsSchema } from "#contract/content/site.ts";
import { COUNTRIES } from "#contract/values/countries.ts";
import { LANGUAGES } from "#contract/values/languages.ts";
import {
  CountrySchema,
  LanguageSchema,
  TagSchema,
  TechnologySchema,
} from "#contract/values/taxonomy.ts";
import {
  createApiRouter,
  dataResponse,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { findTag, listTags } from "./tags.repository.server.ts";
import type { TaxonomyUse } from "./taxonomy-use.ts";
import { findTechnology, listTechnologies } from "./technologies.repository.server.ts";

const AvailableSchema = z.strictObject({
  available: z
    .enum(["true", "false"], "Use true or false")
    .optional()
    .openapi({ description: "true: only those of published members" }),
});

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
      200: dataResponse("The list", z.array(item)),
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
const tagsRoute = describeList(
  {
    path: "/tags",
    operationId: "listTags",
    summary: "List tags (industries)",
    description: "All published ones, in the order of the agency.",
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
    200: dataResponse(
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
  addSlugEndpoint(api, db, {
    record: "technology",
    path: "/technologies",
    operationId: "readTechnology",
    summary: "Read a technology",
    description: "One that was renamed redirects to the new slug.",
    response: "The entry with this slug",
    schema: TechnologySchema,
    find: findTechnology,
  });
  api.openapi(tagsRoute, async (c) => {
    const all = await listTags(db);
    const data = await narrow(all, c.req.valid("query"), (use, { id }) => use.hasTag(id));
    return c.json({ data }, 200);
  });
  addSlugEndpoint(api, db, {
    record: "tag",
    path: "/tags",
    operationId: "readTag",
    summary: "Read a tag (industry)",
    description: "One that was renamed redirects to the new slug.",
    response: "The entry with this slug",
    schema: TagSchema,
    find: findTag,
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
