/** Written by `scripts/fonts.ts`; not edited by hand. System faces stretched to the room the real ones take. */
export const fallbacks = {
  "display": [
    {
      "family": "Newsreader Georgia",
      "src": "local(\"Georgia\"), local(\"Gelasio\")",
      "ascentOverride": "75.848%",
      "descentOverride": "27.3466%",
      "sizeAdjust": "96.9043%"
    },
    {
      "family": "Newsreader Noto",
      "src": "local(\"Noto Serif\")",
      "ascentOverride": "81.8368%",
      "descentOverride": "29.5058%",
      "sizeAdjust": "89.8129%"
    },
    {
      "family": "Newsreader Times",
      "src": "local(\"Times New Roman\"), local(\"Liberation Serif\")",
      "ascentOverride": "69.1189%",
      "descentOverride": "24.9204%",
      "lineGapOverride": "0%",
      "sizeAdjust": "106.3385%"
    }
  ],
  "text": [
    {
      "family": "Instrument Roboto",
      "src": "local(\"Roboto\")",
      "ascentOverride": "94.2095%",
      "descentOverride": "24.2808%",
      "sizeAdjust": "102.962%"
    },
    {
      "family": "Instrument Arial",
      "src": "local(\"Arial\"), local(\"Liberation Sans\"), local(\"ArialMT\")",
      "ascentOverride": "94.4163%",
      "descentOverride": "24.3341%",
      "lineGapOverride": "0%",
      "sizeAdjust": "102.7365%"
    }
  ]
} as const;
