/** The part of a series that is its general classification; stages are the parts of their orders. */
export const generalPart = -1;
