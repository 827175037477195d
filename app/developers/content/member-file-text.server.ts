import { writeYaml } from "#services/content/yaml/write-yaml.ts";
import type { MemberFileInput } from "./member-file.server.ts";

/** `members/<slug>.yaml`: the file leaves out default values. */
export function toMemberFileText(file: MemberFileInput): string {
  const { featured, vetting, test_sheet, client_references, work_samples, ...rest } = file;
  const defaults = new Set([
    ...(featured ? [] : ["featured"]),
    ...(vetting?.length ? [] : ["vetting"]),
    ...(test_sheet ? [] : ["test_sheet"]),
    ...(client_references?.length ? [] : ["client_references"]),
    ...(work_samples?.length ? [] : ["work_samples"]),
  ]);
  const technologies = rest.technologies.map(({ main, ...technology }) =>
    main ? { ...technology, main } : technology,
  );
  const samples = work_samples?.map(({ image, ...sample }) =>
    image ? { ...sample, image } : sample,
  );
  const fields = Object.entries({ ...file, technologies, work_samples: samples });
  return writeYaml(Object.fromEntries(fields.filter(([name]) => !defaults.has(name))), {
    rows: ["languages", "technologies"],
    blocks: ["about"],
    money: ["sales_rate", "redemption_rate"],
  });
}
