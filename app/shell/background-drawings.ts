import type { LineTheme } from "#contract/page.ts";

/** One sweep of the pen; `copies` draws it again, each moved by `shift` from the one before. */
export type Stroke = {
  d: string;
  tone: "line" | "blue";
  copies?: number;
  shift?: readonly [number, number];
};

/**
 * The drawing of each theme on a sheet of 1920 px, centred on the page, so that the content stands
 * between 360 and 1560. What lies between them stays right of 1160 and above 520, where the head of
 * a page leaves room; everything else keeps to the margins.
 */
export const DRAWINGS: Record<LineTheme, readonly Stroke[]> = {
  main: [
    {
      d: "M1150-20C1150 240 1330 270 1500 330S1700 470 1700 700V2600",
      tone: "blue",
      copies: 3,
      shift: [22, -14],
    },
    { d: "M180-20V520C180 760 250 820 250 1060V2600", tone: "line" },
  ],
  pricing: [
    {
      d: "M1180-20V90a36 36 0 0 0 36 36h150a36 36 0 0 1 36 36v70a36 36 0 0 0 36 36h130a36 36 0 0 1 36 36V1400",
      tone: "blue",
      copies: 2,
      shift: [24, -24],
    },
    { d: "M-20 620H180a36 36 0 0 1 36 36V1400", tone: "line" },
  ],
  whyogd: [
    {
      d: "M1220-20C1220 230 1400 400 1640 400H1940",
      tone: "blue",
      copies: 4,
      shift: [32, -32],
    },
    { d: "M300-20C300 400 60 420 60 900V1400", tone: "line" },
  ],
  glossary: [
    {
      d: "M1480-20C1480 110 1720 120 1720 280S1610 440 1610 600 1830 760 1830 920 1700 1080 1700 1400",
      tone: "blue",
    },
    {
      d: "M1440-20C1440 130 1760 130 1760 290S1650 450 1650 610 1870 770 1870 930 1740 1090 1740 1400",
      tone: "line",
    },
  ],
  developer: [
    { d: "M-20 150H120C260 150 290 240 290 420V1500", tone: "line" },
    {
      d: "M1230-20C1300 90 1480 104 1600 130S1760 260 1760 460V1500",
      tone: "blue",
      copies: 2,
      shift: [24, -10],
    },
  ],
  about: [
    {
      d: "M1940 90C1720 60 1400 90 1340 240S1440 440 1530 350 1470 150 1330 180 1190 20 1180-20",
      tone: "blue",
    },
    { d: "M-20 420C180 440 260 620 250 880S150 1240 150 1500", tone: "line" },
    { d: "M1600 620C1720 760 1700 1000 1700 1500", tone: "line" },
  ],
  career: [
    {
      d: "M1180 470C1400 470 1560 400 1660 270S1800 60 1940 20",
      tone: "blue",
      copies: 3,
      shift: [-8, -36],
    },
    { d: "M-20 1180C160 1160 280 980 280 760S200 420 200-20", tone: "line" },
  ],
  job: [
    { d: "M1280-20C1300 260 1620 260 1680 500S1620 1000 1620 1500", tone: "blue" },
    { d: "M1860-20C1840 240 1660 300 1640 520S1760 960 1760 1500", tone: "line" },
    { d: "M120-20C120 380 260 420 260 760V1500", tone: "line" },
  ],
  vacancy: [
    {
      d: "M1160 40C1360 40 1420 190 1580 230S1780 420 1780 640V1500",
      tone: "blue",
      copies: 2,
      shift: [20, -28],
    },
    { d: "M-20 500C140 520 240 660 240 860V1500", tone: "line" },
  ],
  helpcenter: [
    {
      d: "M1240 330C1210 170 1330 60 1480 70S1720 220 1660 350 1600 520 1620 660V1500",
      tone: "blue",
      copies: 2,
      shift: [26, 8],
    },
    { d: "M-20 260C150 260 230 380 230 560V1500", tone: "line" },
  ],
  privacy: [
    { d: "M1400-20V150C1400 290 1500 380 1640 430 1780 380 1880 290 1880 150V-20", tone: "blue" },
    { d: "M1440-20V140C1440 260 1530 340 1640 384 1750 340 1840 260 1840 140V-20", tone: "line" },
    { d: "M240-20V1500", tone: "line" },
  ],
  cookie: [
    { d: "M1940 60A250 250 0 1 0 1780 420", tone: "blue" },
    { d: "M1940 110A200 200 0 1 0 1770 372", tone: "line" },
    { d: "M1640 600C1640 820 1740 900 1740 1120V1500", tone: "line" },
    { d: "M200-20V1500", tone: "line" },
  ],
  devform: [
    {
      d: "M-20 90C140 90 240 180 240 360V720C240 900 120 960 120 1140V1500",
      tone: "blue",
      copies: 2,
      shift: [24, -16],
    },
    { d: "M1760-20C1760 300 1640 360 1640 640V1500", tone: "line" },
  ],
  companyform: [
    { d: "M150-20C150 260 270 340 270 600V1500", tone: "line" },
    {
      d: "M1940 160C1780 160 1660 260 1660 430V760C1660 940 1800 980 1800 1160V1500",
      tone: "blue",
      copies: 2,
      shift: [22, 14],
    },
  ],
  commercial: [
    { d: "M1170 60C1420 60 1560 180 1700 300H1940", tone: "blue" },
    { d: "M1170 160C1400 160 1560 230 1700 320H1940", tone: "line" },
    { d: "M1170 260C1400 260 1560 290 1700 340H1940", tone: "line" },
    { d: "M1170 420C1420 420 1560 390 1700 360H1940", tone: "blue" },
    { d: "M-20 640C160 640 260 780 260 960V1500", tone: "line" },
  ],
  error: [
    {
      d: "M-20 170C180 120 420 190 440 330S300 500 240 400 330 230 460 300 520 640 380 760 60 820-20 980",
      tone: "blue",
    },
    {
      d: "M1940 620C1760 660 1500 600 1470 460S1600 270 1670 360 1590 540 1460 480 1390 180 1540 90 1840 40 1880-20",
      tone: "blue",
    },
    { d: "M1940 760C1780 780 1640 900 1640 1100V1400", tone: "line" },
  ],
  services: [
    {
      d: "M1180 110H1420C1560 110 1560 230 1700 230H1940",
      tone: "blue",
      copies: 3,
      shift: [0, 40],
    },
    { d: "M1180 70H1420C1560 70 1600 30 1700 30H1940", tone: "line" },
    { d: "M180-20V480C180 640 280 680 280 840V1500", tone: "line" },
  ],
};
