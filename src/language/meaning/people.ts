const listed = (words: string) => new Set(words.trim().split(/\s+/))

/** First names that are common in German and English, except those that are also other words. */
export const firstNames = listed(`
  Alexander Alexandra Alan Albert Alice Alina Amelie Andrea Andreas Andrew Angela Anita Anja Anke Anna Anne Annette
  Anni Anton Antonia Arthur Astrid Barbara Bastian Beate Ben Benjamin Bernd Bernhard Bettina Birgit Björn Brigitte
  Britta Bruno Carl Carla Carmen Carol Caroline Catherine Charles Charlotte Chiara Christa Christiane Christina
  Christine Christoph Christopher Clara Claudia Claus Clemens Cornelia Dagmar Daniel Daniela David Denise Dennis
  Dieter Dietmar Dirk Dominik Doris Dorothea Edward Elena Elias Elisabeth Elizabeth Elke Ella Ellen Emil Emilia Emily
  Emma Eric Erik Erika Eva Fabian Fatima Felix Finn Florian Franz Franziska Friedrich Fritz Gabriele Georg George
  Gerd Gerhard Gisela Greta Gudrun Günter Günther Hannah Hanna Hannes Hans Harald Harry Heike Heiko Heinrich Heinz
  Helena Helene Helga Helmut Henning Henrik Henry Herbert Hermann Holger Horst Ida Ilse Ines Inge Ingrid Irene Iris
  Isabel Isabella Jack Jakob James Jana Jane Janine Jan Jasmin Jens Jessica Joachim Johann Johanna Johannes John
  Jonas Jonathan Jörg Josef Joseph Julia Julian Jürgen Jutta Karin Karl Karsten Katharina Katherine Kathrin Katja
  Katrin Kerstin Klaus Konrad Konstantin Kurt Lara Laura Lea Lena Leon Leonie Lina Linda Lisa Lothar Louis Louisa
  Luca Lucas Lucy Ludwig Luis Luisa Lukas Luise Lydia Magdalena Maja Manfred Manuela Marcel Marco Marcus Margaret
  Margarete Maria Marie Marina Mario Marion Markus Marlene Martha Martin Martina Mary Matthias Maximilian Mehmet
  Melanie Mia Michael Michaela Miriam Mohammed Monika Moritz Nadine Natalie Nele Nicholas Nicole Niklas Nina Noah
  Norbert Oliver Olivia Oscar Oskar Otto Patricia Patrick Paul Paula Peter Petra Philip Philipp Rachel Rainer Ralf
  Rebecca Regina Reinhard Renate Richard Rita Robert Roland Rolf Rosa Rudolf Ruth Sabine Sabrina Samuel Sandra Sara
  Sarah Sascha Sebastian Silke Silvia Simon Simone Sofia Sonja Sophia Sophie Stefan Stefanie Steffen Stephan Stephen
  Susan Susanne Sven Svenja Tanja Theo Theresa Thomas Thorsten Tim Timo Tina Tobias Tom Torsten Udo Ulrich Ulrike Ursula
  Ute Uwe Vanessa Vera Verena Victoria Viktor Vincent Walter Werner Wilhelm William Wolfgang Yvonne Aylin Ayşe Emre
  Yusuf Ahmed Ali Priya Raj Chen Fiona Ian Kevin Brian Sean Gareth Rhys Nigel Graham Geoffrey Keith Stuart Colin`)

/** What stands before a family name. */
export const titles = listed(`
  Herr Herrn Frau Dr Prof Professor Professorin Familie Mr Mrs Ms Miss Sir Lady Lord Dame Mx`)

/** What a person is called by instead of a name. */
export const offices = listed(`
  Minister Ministerin Präsident Präsidentin Doktor Professor Professorin Direktor Direktorin Bürgermeister
  Bürgermeisterin Kollege Kollegin Nachbar Nachbarin Doctor President Mayor Director Chair Chancellor Chairman
  Holle`)
