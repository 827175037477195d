import type { BackgroundTheme } from "#contract/content/page.ts";

/** One line; `copies` repeats it, each moved by `shift` from the one before. */
export type Stroke = {
  d: string;
  tone: "line" | "blue";
  copies?: number;
  shift?: readonly [number, number];
};

/**
 * The drawing of one theme. Every line begins and ends outside the page, whatever its width: at
 * x = ±3000, at y = -200 or at y = 30000.
 */
export type Drawing = {
  /**
   * From xl up, in the right margin: x = 0 is 8 px beside the content and grows outwards. Themes of
   * pages that begin with a `PageOpening` without an action may come in as far as x = -440 between
   * y = 96 and y = 340, where there is space.
   */
  right: readonly Stroke[];
  /** From xl up, in the left margin: x = 0 is 8 px beside the content and falls outwards. */
  left: readonly Stroke[];
  /**
   * Below xl, one line between the header and the content, 24 px high: x = 0 is the right edge of
   * the page, and the shape of the theme is in the last 280 px.
   */
  strip: string;
};

export const DRAWINGS: Record<BackgroundTheme, Drawing> = {
  main: {
    right: [
      {
        d: "M300-200C300 260 20 300 20 640V30000",
        tone: "blue",
        copies: 3,
        shift: [22, -14],
      },
    ],
    left: [{ d: "M-180-200V520C-180 760-24 820-24 1060V30000", tone: "line" }],
    strip: "M-3000 20H-240C-160 20-120 4-60 4H10",
  },
  pricing: {
    right: [
      {
        d: "M3000 120H-264a36 36 0 0 0-36 36v20a36 36 0 0 0 36 36h90a36 36 0 0 1 36 36v30a36 36 0 0 0 36 36H3000",
        tone: "blue",
        copies: 2,
        shift: [24, -16],
      },

      {
        d: "M3000 456H56a36 36 0 0 0-36 36V30000",
        tone: "blue",
        copies: 2,
        shift: [24, 24],
      },
    ],
    left: [{ d: "M-3000 620H-60a36 36 0 0 1 36 36V30000", tone: "line" }],
    strip: "M-3000 20H-250a4 4 0 0 0 4-4V16a4 4 0 0 1 4-4H-150a4 4 0 0 0 4-4V8a4 4 0 0 1 4-4H10",
  },
  whyogd: {
    right: [
      {
        d: "M3000 110H420C240 110 20 220 20 560V30000",
        tone: "blue",
        copies: 4,
        shift: [16, 18],
      },
    ],
    left: [{ d: "M-60-200C-60 400-300 420-300 900V30000", tone: "line" }],
    strip: "M-3000 4H-280C-200 4-160 20-80 20H10",
  },
  glossary: {
    right: [
      {
        d: "M3000 110H330C150 110 30 170 30 270S220 410 220 570 30 770 30 930 220 1100 220 1280V30000",
        tone: "blue",
      },
      {
        d: "M3000 150H370C190 150 70 210 70 310S260 450 260 610 70 810 70 970 260 1140 260 1320V30000",
        tone: "line",
      },
      { d: "M16-200V30000", tone: "line" },
    ],
    left: [],
    strip: "M-3000 12H-260C-240 0-220 0-200 12S-160 24-140 12-100 0-80 12-40 24-20 12H10",
  },
  developer: {
    right: [
      {
        d: "M260-200C260 90 20 128 20 460V30000",
        tone: "blue",
        copies: 2,
        shift: [20, -8],
      },
    ],
    left: [{ d: "M-3000 150H-260C-120 150-24 240-24 420V30000", tone: "line" }],
    strip: "M-3000 6H-160C-120 6-110 18-70 18H10",
  },
  about: {
    right: [
      {
        d: "M3000 110H-60C-260 110-400 130-400 220S-300 330-230 310-150 200-230 180-330 250-280 290-60 320 60 320H3000",
        tone: "blue",
      },

      {
        d: "M3000 520H240C120 520 20 560 20 760V30000",
        tone: "blue",
      },
    ],
    left: [
      { d: "M-3000 420H-330C-180 440-40 620-60 880S-200 1240-200 1500V30000", tone: "line" },
      { d: "M-24-200V30000", tone: "line" },
    ],
    strip: "M-3000 18H-200C-150 18-130 4-110 4S-90 20-70 20-40 6 10 6",
  },
  career: {
    right: [
      {
        d: "M3000 20H340C200 60 60 270 60 480S20 900 20 1200V30000",
        tone: "blue",
        copies: 3,
        shift: [20, 36],
      },
    ],
    left: [
      { d: "M-3000 1180H-340C-200 1160-40 980-40 760S-120 420-120-200", tone: "line" },
      { d: "M-24-200V30000", tone: "line" },
    ],
    strip: "M-3000 22H-260C-160 22-100 14 10 2",
  },
  job: {
    right: [
      { d: "M24-200C24 260 230 260 230 500S24 1000 24 1500V30000", tone: "blue" },
      { d: "M290-200C290 240 60 300 60 520S160 960 160 1500V30000", tone: "line" },
    ],
    left: [{ d: "M-240-200C-240 380-24 420-24 760V30000", tone: "line" }],
    strip: "M-3000 4H-230C-190 4-170 20-130 20S-70 10 10 10",
  },
  vacancy: {
    right: [
      {
        d: "M3000 240H330C230 220 20 260 20 640V30000",
        tone: "blue",
        copies: 2,
        shift: [20, -28],
      },
    ],
    left: [{ d: "M-3000 500H-330C-200 520-24 660-24 860V30000", tone: "line" }],
    strip: "M-3000 14H-220C-180 14-160 22-120 22S-60 4 10 4",
  },
  helpcenter: {
    right: [
      {
        d: "M3000 110H-180C-330 110-330 240-200 240S-60 320 40 320H3000",
        tone: "blue",
        copies: 2,
        shift: [26, 8],
      },

      {
        d: "M3000 430H240C120 430 20 500 20 680V30000",
        tone: "blue",
        copies: 2,
        shift: [26, 8],
      },
    ],
    left: [{ d: "M-3000 260H-330C-200 260-24 380-24 560V30000", tone: "line" }],
    strip: "M-3000 20H-150C-130 20-130 4-110 4S-90 20-70 20H10",
  },
  privacy: {
    right: [
      { d: "M3000 110H-190a110 110 0 0 0 0 220H3000", tone: "blue" },
      { d: "M3000 146H-190a74 74 0 0 0 0 148H3000", tone: "line" },
      { d: "M3000 182H-190a38 38 0 0 0 0 76H3000", tone: "blue" },

      {
        d: "M3000 440H300C160 440 20 520 20 700V30000",
        tone: "blue",
        copies: 3,
        shift: [18, 36],
      },
    ],
    left: [{ d: "M-24-200V30000", tone: "line" }],
    strip: "M-3000 8H-180C-120 8-110 20-60 20S-20 8 10 8",
  },
  cookie: {
    right: [
      { d: "M3000 180H-110A85 85 0 1 0-110 260H3000", tone: "blue" },
      { d: "M3000 200H-133.800A55 55 0 1 0-133.800 240H3000", tone: "line" },

      { d: "M3000 520H60a40 40 0 0 0-40 40V30000", tone: "line" },
    ],
    left: [{ d: "M-24-200V30000", tone: "line" }],
    strip: "M-3000 22H-80A10 10 0 1 1-70 12H10",
  },
  devform: {
    right: [{ d: "M180-200C180 300 24 360 24 640V30000", tone: "line" }],
    left: [
      {
        d: "M-3000 90H-340C-180 90-24 180-24 360V720C-24 900-140 960-140 1140V30000",
        tone: "blue",
        copies: 2,
        shift: [-24, -16],
      },
    ],
    strip: "M-3000 20H-280C-240 20-240 12-200 12S-160 4-120 4H10",
  },
  companyform: {
    right: [
      {
        d: "M3000 160H340C200 160 20 260 20 430V760C20 940 220 980 220 1160V30000",
        tone: "blue",
        copies: 2,
        shift: [22, 14],
      },
    ],
    left: [{ d: "M-200-200C-200 260-24 270-24 600V30000", tone: "line" }],
    strip: "M-3000 4H-200C-160 4-160 12-120 12S-80 20-40 20H10",
  },
  commercial: {
    right: [
      { d: "M3000 110H330C160 110 20 160 20 400V30000", tone: "blue" },
      { d: "M3000 210H330C190 210 40 240 40 440V30000", tone: "line" },
      { d: "M3000 310H330C220 310 60 320 60 480V30000", tone: "line" },
      { d: "M3000 430H330C250 430 80 410 80 560V30000", tone: "blue" },
    ],
    left: [{ d: "M-3000 640H-330C-180 640-24 780-24 960V30000", tone: "line" }],
    strip: "M-3000 12H-120C-80 12-60 2-20 2H10",
  },
  error: {
    right: [
      {
        d: "M3000 620H340C200 660 60 600 60 460S160 270 230 360 200 540 130 480 60 180 140 90 240 40 240-200",
        tone: "blue",
      },
      { d: "M20-200V30000", tone: "line" },
    ],
    left: [
      {
        d: "M-3000 170H-340C-220 120-70 190-60 330S-180 500-240 400-150 230-80 320-60 640-120 760-240 940-340 940H-3000",
        tone: "blue",
      },
      { d: "M-24-200V30000", tone: "line" },
    ],
    strip: "M-3000 16H-160C-110 16-90 2-110 2S-120 22-60 22-30 8 10 8",
  },
  services: {
    right: [
      {
        d: "M3000 150H200C100 150 20 210 20 420V30000",
        tone: "blue",
        copies: 3,
        shift: [20, 40],
      },
      { d: "M3000 110H200C100 110 90 60 90-200", tone: "line" },
    ],
    left: [{ d: "M-180-200V480C-180 640-24 680-24 840V30000", tone: "line" }],
    strip: "M-3000 20H-200C-160 20-160 6-120 6H10",
  },
};
