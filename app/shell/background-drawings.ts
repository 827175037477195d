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
 * between 352 and 1568. Between them a line stays right of 1130 and above 520, where the head of a
 * page leaves room, and passes the header between its links and its buttons (1130 to 1200);
 * everything else keeps to the margins.
 */
export const DRAWINGS: Record<LineTheme, readonly Stroke[]> = {
  main: [
    {
      d: "M1150-20C1150 240 1330 270 1500 330S1700 470 1700 700V9000",
      tone: "blue",
      copies: 3,
      shift: [22, -14],
    },
    { d: "M180-20V520C180 760 250 820 250 1060V9000", tone: "line" },
  ],
  pricing: [
    {
      d: "M1150-20V90a36 36 0 0 0 36 36h160a36 36 0 0 1 36 36v70a36 36 0 0 0 36 36h150a36 36 0 0 1 36 36V9000",
      tone: "blue",
      copies: 2,
      shift: [24, -24],
    },
    { d: "M-20 620H180a36 36 0 0 1 36 36V9000", tone: "line" },
  ],
  whyogd: [
    {
      d: "M1940 110H1720C1430 110 1210 250 1180 470",
      tone: "blue",
      copies: 4,
      shift: [44, 16],
    },
    { d: "M300-20C300 400 60 420 60 900V9000", tone: "line" },
  ],
  glossary: [
    {
      d: "M1940 110C1660 110 1500 170 1500 270S1690 410 1690 570 1610 770 1610 930 1780 1100 1780 1280V9000",
      tone: "blue",
    },
    {
      d: "M1940 150C1680 150 1550 190 1550 280S1740 420 1740 580 1660 780 1660 940 1830 1110 1830 1290V9000",
      tone: "line",
    },
  ],
  developer: [
    { d: "M-20 150H120C260 150 290 240 290 420V9000", tone: "line" },
    {
      d: "M1150-20C1150 90 1300 118 1480 128S1760 220 1760 460V9000",
      tone: "blue",
      copies: 2,
      shift: [20, -8],
    },
  ],
  about: [
    {
      d: "M1940 90C1720 60 1400 90 1340 240S1440 440 1530 350 1470 150 1330 180 1160 60 1150-20",
      tone: "blue",
    },
    { d: "M-20 420C180 440 260 620 250 880S150 1240 150 1500V9000", tone: "line" },
    { d: "M1600 620C1720 760 1700 1000 1700 1500V9000", tone: "line" },
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
    { d: "M1150-20C1160 260 1620 260 1680 500S1620 1000 1620 1500V9000", tone: "blue" },
    { d: "M1860-20C1840 240 1660 300 1640 520S1760 960 1760 1500V9000", tone: "line" },
    { d: "M120-20C120 380 260 420 260 760V9000", tone: "line" },
  ],
  vacancy: [
    {
      d: "M1150 120C1340 120 1420 210 1580 240S1780 420 1780 640V9000",
      tone: "blue",
      copies: 2,
      shift: [20, -28],
    },
    { d: "M-20 500C140 520 240 660 240 860V9000", tone: "line" },
  ],
  helpcenter: [
    {
      d: "M1240 370C1210 210 1330 110 1480 120S1720 260 1660 390 1610 540 1620 680V9000",
      tone: "blue",
      copies: 2,
      shift: [26, 8],
    },
    { d: "M-20 260C150 260 230 380 230 560V9000", tone: "line" },
  ],
  privacy: [
    {
      d: "M1150 190C1190 370 1310 480 1480 500S1800 330 1940 190",
      tone: "blue",
      copies: 3,
      shift: [0, -36],
    },
    { d: "M240-20V9000", tone: "line" },
  ],
  cookie: [
    { d: "M1940 190A190 190 0 1 0 1800 460", tone: "blue" },
    { d: "M1940 236A150 150 0 1 0 1790 420", tone: "line" },
    { d: "M1640 600C1640 820 1740 900 1740 1120V9000", tone: "line" },
    { d: "M200-20V9000", tone: "line" },
  ],
  devform: [
    {
      d: "M-20 90C140 90 240 180 240 360V720C240 900 120 960 120 1140V9000",
      tone: "blue",
      copies: 2,
      shift: [24, -16],
    },
    { d: "M1760-20C1760 300 1640 360 1640 640V9000", tone: "line" },
  ],
  companyform: [
    { d: "M150-20C150 260 270 340 270 600V9000", tone: "line" },
    {
      d: "M1940 160C1780 160 1660 260 1660 430V760C1660 940 1800 980 1800 1160V9000",
      tone: "blue",
      copies: 2,
      shift: [22, 14],
    },
  ],
  commercial: [
    { d: "M1150 110C1420 110 1560 200 1700 300H1940", tone: "blue" },
    { d: "M1150 210C1400 210 1560 250 1700 320H1940", tone: "line" },
    { d: "M1150 310C1400 310 1560 310 1700 340H1940", tone: "line" },
    { d: "M1150 430C1420 430 1560 400 1700 360H1940", tone: "blue" },
    { d: "M-20 640C160 640 260 780 260 960V9000", tone: "line" },
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
    { d: "M1940 760C1780 780 1640 900 1640 1100V9000", tone: "line" },
  ],
  services: [
    {
      d: "M1150 150H1420C1560 150 1560 270 1700 270H1940",
      tone: "blue",
      copies: 3,
      shift: [0, 40],
    },
    { d: "M1150 110H1420C1560 110 1600 60 1720 60H1940", tone: "line" },
    { d: "M180-20V480C180 640 280 680 280 840V9000", tone: "line" },
  ],
};
