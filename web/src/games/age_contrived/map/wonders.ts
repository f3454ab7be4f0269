/** The wonders as drawings of 72 x 120, their ground at 118; sections from the first one up. */

export interface Layer {
  /** Filled as far as it is built. */
  body: string;
  /** Engraved in it. */
  lines: string;
}

export const WIDTH = 72;
export const HEIGHT = 120;
export const GROUND = 118;

export const WONDERS: Record<string, Layer[]> = {
  anfirien_beacon: [
    {
      body: 'M9 118H63L58 92H14Z',
      lines: 'M30 118V106a6 6 0 0 1 12 0V118ZM12 105H24M48 105H60',
    },
    {
      body: 'M17 92H55L51 62H21Z',
      lines: 'M33 84V76a3 3 0 0 1 6 0V84ZM20 72H30M42 72H52',
    },
    {
      body: 'M23 62H49L46 36H26ZM19 36H53V31H19Z',
      lines: 'M34 54V47a2 2 0 0 1 4 0V54ZM22 31V27H50V31',
    },
    {
      body: 'M27 31H45V17H27ZM25 17Q36 3 47 17ZM35 6h2v-5h-2z',
      lines: 'M31 29V19M36 29V19M41 29V19M16 24L4 20M16 16L7 9M56 24L68 20M56 16L65 9',
    },
  ],
  library_of_valduin: [
    {
      body: 'M3 118H69V111H3ZM7 111H65V104H7Z',
      lines: 'M3 114H69',
    },
    {
      body: 'M10 104V66H16V104ZM22 104V66H28V104ZM33 104V66H39V104ZM44 104V66H50V104ZM56 104V66H62V104Z',
      lines: 'M13 102V69M25 102V69M36 102V69M47 102V69M59 102V69',
    },
    {
      body: 'M6 66H66V58H6ZM6 58L36 40L66 58Z',
      lines: 'M14 62H58M26 55L36 47L46 55Z',
    },
    {
      body: 'M18 44H54V34H18ZM20 34Q22 10 36 8Q50 10 52 34ZM34 8h4v-7h-4z',
      lines: 'M28 33Q29 18 34 12M44 33Q43 18 38 12M24 39H48',
    },
  ],
  eridonic_gate: [
    {
      body: 'M4 118H28V84H4ZM44 118H68V84H44Z',
      lines: 'M8 112V90H24V112M48 112V90H64V112',
    },
    {
      body: 'M6 84H26V54H6ZM46 84H66V54H46Z',
      lines: 'M16 80V60M56 80V60M11 80V60M21 80V60M51 80V60M61 80V60',
    },
    {
      body: 'M6 54V32H66V54H50A14 15 0 0 0 22 54Z',
      lines: 'M33 40h6l2 8h-10zM10 36H62',
    },
    {
      body: 'M10 32H62V23H10ZM22 23H50V15H22ZM33 15h6v-6h-6z',
      lines: 'M14 27H58M36 8V1M30 5L42 5',
    },
  ],
  namarillion_forge: [
    {
      body: 'M4 118H68V92H4Z',
      lines: 'M24 118V108a12 12 0 0 1 24 0V118ZM9 98H18M54 98H63',
    },
    {
      body: 'M9 92H63V68H9Z',
      lines: 'M15 88V76H23V88ZM32 88V76H40V88ZM49 88V76H57V88Z',
    },
    {
      body: 'M6 68L24 50L42 68ZM34 68L50 48L66 68Z',
      lines: 'M20 66L24 58L28 66M46 66L50 56L54 66',
    },
    {
      body: 'M14 56V22H23V59ZM12 22H25V17H12ZM52 50V14H61V61ZM50 14H63V9H50Z',
      lines: 'M18 14Q14 8 19 3M56 6Q53 3 57 0',
    },
  ],
  ship_of_tolinthra: [
    {
      body: 'M2 96H70L60 116Q36 122 14 116Z',
      lines: 'M8 103H65M11 109H62',
    },
    {
      body: 'M2 96L4 82H20V89H50V78H70V96Z',
      lines: 'M8 90h5M58 87h6M24 93H46',
    },
    {
      body: 'M23 89V50H25V89ZM46 89V48H48V89ZM12 82Q24 73 35 82V56Q24 49 12 56ZM38 82Q47 73 60 80V54Q47 47 38 54Z',
      lines: 'M24 76V58M48 76V56',
    },
    {
      body: 'M16 48Q24 42 32 48V28Q24 23 16 28ZM40 46Q47 40 56 45V22Q47 16 40 22ZM23 24V12L33 16L25 19V24ZM46 18V4L57 8L48 11V18Z',
      lines: 'M24 44V31M48 42V25',
    },
  ],
  fortress_of_kolym_thrin: [
    {
      body: 'M1 118H71V98H1ZM1 98v-4h4.7v4zM10.3 98v-4h4.7v4zM19.7 98v-4h4.7v4zM29 98v-4h4.7v4zM38.3 98v-4h4.7v4zM47.7 98v-4h4.7v4zM57 98v-4h4.7v4zM66.3 98v-4h4.7v4z',
      lines: 'M29 118V108a7 7 0 0 1 14 0V118ZM6 108H22M50 108H66',
    },
    {
      body: 'M7 94H65V78H7ZM7 78v-4h4.5v4zM15.9 78v-4h4.5v4zM24.8 78v-4h4.5v4zM33.8 78v-4h4.5v4zM42.7 78v-4h4.5v4zM51.6 78v-4h4.5v4zM60.5 78v-4h4.5v4z',
      lines: 'M14 90V84M24 90V84M36 90V84M48 90V84M58 90V84',
    },
    {
      body: 'M14 74H58V58H14ZM14 58v-4h4v4zM22 58v-4h4v4zM30 58v-4h4v4zM38 58v-4h4v4zM46 58v-4h4v4zM54 58v-4h4v4z',
      lines: 'M22 70V64M36 70V64M50 70V64',
    },
    {
      body: 'M21 54H51V38H21ZM21 38v-4h4.3v4zM29.6 38v-4h4.3v4zM38.1 38v-4h4.3v4zM46.7 38v-4h4.3v4z',
      lines: 'M30 50V44M42 50V44',
    },
    {
      body: 'M27 34H45V22H27ZM24 22L36 4L48 22ZM35 5h2v-5h-2z',
      lines: 'M36 32V27M28 18L44 18',
    },
  ],
};

/** These two stand with their lower layers over the upper ones: they are drawn from the top down. */
const FROM_THE_TOP = ['library_of_valduin', 'namarillion_forge'];

/** The layers in the order in which they are drawn, each with its place from 0. */
export function layers(monument: string): { layer: Layer; n: number }[] {
  const found = (WONDERS[monument] ?? []).map((layer, n) => ({ layer, n }));
  return FROM_THE_TOP.includes(monument) ? found.reverse() : found;
}
