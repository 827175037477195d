import type { OpenAPIHono } from "@hono/zod-openapi";
import { withNoun } from "#contract/values/trade.ts";
import type { Admission } from "#platform/admission/admission.server.ts";
import { sendRateHeaders } from "#platform/admission/rate-limit.server.ts";
import { createCaptchaApi } from "#platform/captcha/captcha-api.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import {
  createApiRouter,
  createEndpointFinder,
  createEndpointRules,
  refuseUnknownParameters,
} from "#platform/http/api-router.server.ts";
import { describeMiddleware } from "#platform/http/describe-middleware.server.ts";
import { createErrorHandler } from "#platform/http/error-response.server.ts";
import { problemResponse, toProblem } from "#platform/http/problem.server.ts";
import { publicReads } from "#platform/http/public-reads.server.ts";
import { registerHeaders } from "#platform/http/response-headers.server.ts";
import { requireSameOrigin } from "#platform/http/same-origin.server.ts";
import { createAppAdmission } from "#services/admission.server.ts";
import { createReleaseApi } from "#services/release/release-api.server.ts";
import type { Services } from "#services/services.server.ts";
import { createUploadsApi } from "#services/uploads/uploads-api.server.ts";
import { createApplyApi } from "./apply/api.server.ts";
import { createBlogApi } from "./blog/api.server.ts";
import { createBookingApi } from "./booking/api.server.ts";
import { createDeskApi } from "./desk/api.server.ts";
import { createProgramApi } from "./desk/programs/api.server.ts";
import { TOKEN_SCHEME } from "./desk/programs/program-route.server.ts";
import { requireToken } from "./desk/programs/token-access.server.ts";
import { describeWebhooks } from "./desk/webhooks/describe-webhooks.server.ts";
import { createMembersApi } from "./developers/api.server.ts";
import { readTaxonomyUse } from "./developers/search/label-use.service.server.ts";
import { createFindApi } from "./find/api.server.ts";
import { createHireApi } from "./hire/api.server.ts";
import { createInterviewsApi } from "./interviews/api.server.ts";
import { createProposalsApi } from "./proposals/api.server.ts";
import { countSubmissions } from "./requests/form/form-outcomes.server.ts";
import { createSharedShortlistApi } from "./shared-shortlist/api.server.ts";
import { getSite } from "./site/site.service.server.ts";
import { createTaxonomyApi } from "./taxonomy/api.server.ts";
import { createVacanciesApi } from "./vacancies/api.server.ts";

const BASE_PATH = "/api";
/** What programs do at the desk; pages of the desk load their data from `/api/desk`. */
const PROGRAM_PATH = "v1/desk";
const METHODS = ["GET", "POST", "PUT"];

/** What everybody may read: content, free times, the description of the API. */
const PUBLIC_READS = [
  "/articles/*",
  "/booking/slots",
  "/config/common",
  "/counties",
  "/find/matches",
  "/languages",
  "/members/*",
  "/openapi.json",
  "/tags/*",
  "/technologies/*",
  "/vacancies/*",
  "/version",
];

/** Read by the last steps of forms: a challenge, the free times of a call. */
const READ_BY_FORMS = /^\/api\/(captcha|booking)\//;

export const isReadByForms = (path: string): boolean => READ_BY_FORMS.test(path);

/** Streams, which all open desks open at once after a restart. */
export const isStream = (path: string): boolean => path === "/api/desk/events";

/**
 * Every endpoint of the product by feature. Writes pass `admission`, with the limits
 * of its endpoint.
 */
/** A description of the document as the agency's readers know it. */
const describe = (key: string, value: unknown) =>
  typeof value === "string" && /^(?:description|summary)$/.test(key) ? withNoun(value) : value;

export function createApi(
  services: Services,
  admission: Admission = createAppAdmission(services),
): OpenAPIHono {
  const api = createApiRouter().basePath(BASE_PATH);
  const findEndpoint = createEndpointFinder(api, BASE_PATH);
  api.onError(createErrorHandler(services.log));
  api.use(sendRateHeaders);
  api.use("/forms/*", countSubmissions);
  api.use(requireSameOrigin(services.env.siteUrl));
  for (const path of PUBLIC_READS) api.use(path, ...publicReads);
  api.use(`/${PROGRAM_PATH}/*`, requireToken(services, admission, findEndpoint));
  api.use(refuseUnknownParameters(findEndpoint));
  const admit = admission.admit(createEndpointRules(findEndpoint));
  api.use((c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return admit(c, next);
    return isReadByForms(c.req.path) ? admission.hold(c, next) : next();
  });

  api.route("/", createCaptchaApi(services.captcha));
  api.route("/", createUploadsApi(services));
  api.route("/", createHireApi(services));
  api.route("/", createProposalsApi(services));
  api.route("/", createInterviewsApi(services));
  api.route("/", createFindApi(services));
  api.route("/", createBookingApi(services));
  api.route("/", createApplyApi(services));

  api.route("/", createSharedShortlistApi(services));
  api.route("/", createMembersApi(services));
  api.route(
    "/",
    createTaxonomyApi(services, () => readTaxonomyUse(services.db)),
  );
  api.route("/", createVacanciesApi(services));
  api.route("/", createBlogApi(services));
  api.route("/", createReleaseApi());
  api.route("/desk", createDeskApi(services));
  api.route(`/${PROGRAM_PATH}`, createProgramApi(services));
  api.openAPIRegistry.registerComponent("securitySchemes", TOKEN_SCHEME, {
    type: "http",
    scheme: "bearer",
    description:
      "An access token of the desk. The roles of an operation are the scopes that it needs.",
  });

  registerHeaders(api);
  describeWebhooks(api);
  api.get("/openapi.json", async (c) => {
    const document = api.getOpenAPI31Document({
      openapi: "3.1.0",
      info: {
        title: `${(await getSite(services.db)).name} API`.trim(),
        version: "1",
        description: "Read developers, technologies and industries, and send requests.",
      },
      servers: [{ url: services.env.siteUrl }],
      // What is here needs no secret but those of its links.
      security: [],
    });
    return c.json(JSON.parse(JSON.stringify(describeMiddleware(api, document), describe)));
  });
  api.all("*", (c) => {
    const allowed = METHODS.filter((method) =>
      api.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
    );
    if (allowed.length === 0) throw notFound(`There is no endpoint ${c.req.path}.`);
    const error = new PublicError(405, `${c.req.path} only accepts ${allowed.join(" and ")}.`);
    const response = problemResponse(toProblem(error));
    response.headers.set("Allow", allowed.join(", "));
    return response;
  });
  return api;
}
