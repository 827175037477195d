import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { getSite } from "#app/site/site.service.server.ts";
import { toCurrency } from "#app/site/terms.ts";
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
import { createApiRouter, PROBLEM_RESPONSES } from "#platform/http/api-router.server.ts";
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

const SlugParamSchema = z.object({ slug: SlugSchema });

function describeResponse<Data extends z.ZodType>(description: string, data: Data) {
  return {
    description,
    content: { "application/json": { schema: responseSchema(data) } },
  };
}

function describeList<Path extends string, Item extends z.ZodType>(
  path: Path,
  summary: string,
  item: Item,
) {
  return createRoute({
    method: "get",
    path,
    summary,
    request: { query: AvailableSchema },
    responses: {
      200: describeResponse("The list", z.array(item)),
      422: PROBLEM_RESPONSES[422],
    },
  });
}

function describeOne<Path extends string, Item extends z.ZodType>(
  path: Path,
  summary: string,
  item: Item,
) {
  return createRoute({
    method: "get",
    path,
    summary,
    request: { params: SlugParamSchema },
    responses: {
      200: describeResponse("The entry with this slug", item),
      404: PROBLEM_RESPONSES[404],
      422: PROBLEM_RESPONSES[422],
    },
  });
}

const technologiesRoute = describeList("/technologies", "List technologies", TechnologySchema);
const technologyRoute = describeOne("/technologies/{slug}", "Read a technology", TechnologySchema);
const tagsRoute = describeList("/tags", "List tags (industries)", TagSchema);
const tagRoute = describeOne("/tags/{slug}", "Read a tag (industry)", TagSchema);
const countiesRoute = describeList("/counties", "List countries", CountrySchema);
const languagesRoute = describeList("/languages", "List languages", LanguageSchema);
const commonConfigRoute = createRoute({
  method: "get",
  path: "/config/common",
  summary: "Read what every page needs",
  responses: {
    200: describeResponse(
      "All published tags and technologies, the terms of contracts and the currency of comparisons",
      CommonConfigSchema,
    ),
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
    return c.json({ data: await getTechnology(db, c.req.valid("param").slug) }, 200);
  });
  api.openapi(tagsRoute, async (c) => {
    const all = await listTags(db);
    const data = await narrow(all, c.req.valid("query"), (use, { id }) => use.hasTag(id));
    return c.json({ data }, 200);
  });
  api.openapi(tagRoute, async (c) => {
    return c.json({ data: await getTag(db, c.req.valid("param").slug) }, 200);
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
