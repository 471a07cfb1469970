/* Built from done.en.icu.json by tools/messages. */
export const en = {
  rider_banned: 'The rider is out of the lists of leaders.',
  ban_described: 'The reason of the ban is saved.',
  rider_unbanned: 'The ban is lifted. The lists of leaders follow within minutes.',
  activity_banned: 'The ride does not count for the power curve any more.',
  activity_unbanned: 'The ride counts for the power curve again.',
  curve_rebuilt: 'The rider was read from the game, the power curve is counted anew.',
};
