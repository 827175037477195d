import { useEffect, useRef, useState } from "react";
import { MIN_PORTRAIT_SIDE, SOFT_PORTRAIT_SIDE } from "#platform/image/portrait-sizes.ts";
import {
  type Crop,
  MAX_ZOOM,
  moveCrop,
  toSavedSide,
  toSquare,
  WHOLE,
  zoomCrop,
} from "./photo-crop.ts";

type PhotoCropperProps = {
  image: ImageBitmap;
  onCrop: (photo: Blob) => void;
  onCancel: () => void;
};

/** Moves and enlarges an image in the square that cards show, by pointer or by sliders. */
export function PhotoCropper({ image, onCrop, onCancel }: PhotoCropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(WHOLE);
  const dragged = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, crop);
  }, [image, crop]);
  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      setCrop((now) => zoomCrop(now, event.deltaY < 0 ? 1.1 : 1 / 1.1));
    };
    // React listens passively, which cannot keep the page from scrolling.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);
  const { side } = toSquare(image, crop);
  const isTooSmall = side < MIN_PORTRAIT_SIDE;
  const part = (name: keyof Crop) => (value: number) =>
    setCrop((now) => ({ ...now, [name]: value }));
  return (
    <div className="flex flex-wrap gap-4">
      <canvas
        ref={canvas}
        width={toSavedSide(side)}
        height={toSavedSide(side)}
        role="img"
        aria-label="The photo as cards show it"
        className="size-64 cursor-move touch-none rounded-field border border-line-strong"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={({ clientX, clientY, currentTarget }) => {
          const from = dragged.current;
          if (!from) return;
          dragged.current = { x: clientX, y: clientY };
          const { clientWidth } = currentTarget;
          const by = { x: (clientX - from.x) / clientWidth, y: (clientY - from.y) / clientWidth };
          setCrop((now) => moveCrop(image, now, by));
        }}
        onPointerUp={() => {
          dragged.current = undefined;
        }}
        onPointerCancel={() => {
          dragged.current = undefined;
        }}
      />
      <div className="min-w-48 flex-1 space-y-2">
        <Slider label="Zoom" value={crop.zoom} min={1} max={MAX_ZOOM} onChange={part("zoom")} />
        <Slider
          label="Left to right"
          value={crop.x}
          isFixed={image.width <= side}
          onChange={part("x")}
        />
        <Slider
          label="Top to bottom"
          value={crop.y}
          isFixed={image.height <= side}
          onChange={part("y")}
        />
        {side < SOFT_PORTRAIT_SIDE ? (
          <p role="status" className="text-red">
            This part has {Math.round(side)} × {Math.round(side)} pixels:{" "}
            {isTooSmall
              ? `zoom out, or choose a photo of at least ${SOFT_PORTRAIT_SIDE} × ${SOFT_PORTRAIT_SIDE}.`
              : `below ${SOFT_PORTRAIT_SIDE} it looks blurry.`}
          </p>
        ) : null}
        <p className="text-ink-soft">The site shows it in ink, on a light tint.</p>
        <p className="flex flex-wrap gap-2">
          <button
            type="button"
            className="desk-button desk-button-main"
            disabled={isTooSmall}
            onClick={() => {
              if (canvas.current) toPhoto(canvas.current, onCrop);
            }}
          >
            Use photo
          </button>
          <button type="button" className="desk-button" onClick={onCancel}>
            Cancel
          </button>
        </p>
      </div>
    </div>
  );
}

type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** There is nothing to move. */
  isFixed?: boolean;
  onChange: (value: number) => void;
};

function Slider({ label, value, min = 0, max = 1, isFixed = false, onChange }: SliderProps) {
  return (
    <label className="block">
      <span className="block text-ink-soft">{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        disabled={isFixed}
        onChange={({ target }) => onChange(Number(target.value))}
        className="w-full"
      />
    </label>
  );
}

function draw(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { left, top, side } = toSquare(image, crop);
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** WebP where the browser writes it, else PNG. */
function toPhoto(canvas: HTMLCanvasElement, onCrop: (photo: Blob) => void): void {
  canvas.toBlob((photo) => photo && onCrop(photo), "image/webp", 0.92);
}
