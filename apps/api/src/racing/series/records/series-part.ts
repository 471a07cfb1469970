/** Part number of a series' general classification; stages use their order. */
export const generalPart = -1;
