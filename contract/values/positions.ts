import { getTrade, type Position } from "./trade.ts";

const POSITIONS: readonly Position[] = [
  { name: "front_end", label: "Front-end developer" },
  { name: "back_end", label: "Back-end developer" },
  { name: "full_stack", label: "Full-stack developer" },
  { name: "mobile_apps", label: "Mobile developer" },
  { name: "data_and_ml", label: "Data or machine learning engineer" },
  { name: "dev_ops", label: "DevOps or platform engineer" },
  { name: "quality_assurance", label: "QA engineer" },
  { name: "product_design", label: "Product designer" },
  { name: "something_else", label: "Something else" },
];

/**
 * General positions, for applications without a vacancy. Unlike a vacancy's slug each has an
 * underscore.
 */
export const getPositions = (): readonly Position[] => getTrade().positions ?? POSITIONS;
