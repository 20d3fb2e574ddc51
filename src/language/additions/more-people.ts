const listed = (words: string) => new Set(words.trim().split(/\s+/))

/** More first names, none of which is a common word, too. */
export const moreFirstNames = listed(`
  Ava Bente Bess Bill Bonnie Elspeth Finja Freya Gretchen Harold Ingrid Isla Ivo Jette Joris Jule Keir Kit Lasse Levi Liam Lotta Lotte Maisie Mats
  Mateo Mees Merrit Mina Moira Nell Nia Nils Oskar Orla Piet Poppy Priya Rosie Rufus Seamus Sunita Svea Tamsin Tess Thea Tjark Una Vikram Winnie Ylva Zara
  Achim Adam Adele Adrian Agnes Agnieszka Aisha Aleksandra Alex Alexandre Alexis Alfred Alicia Alisa Alma Almut Alois
  Alwin Amanda Amelia Amir Amy Anastasia Anders Andre Andrei Andrej André Andy Angelika Angelina Ann Annabel Annegret
  Annelie Anneliese Annemarie Annika Anselm Ansgar Anthony Antje Antonio Arian Ariane Armin Arne Arno Arnold Artur
  Arvid Asha Aurelia Axel Ayse Barry Beatrice Beatrix Becky Benedikt Benno Berit Bernadette Bert Berta Berthold Beth
  Bianca Bjarne Bob Bodo Boris Brenda Brendan Bridget Bruce Burkhard Bärbel Cameron Camilla Carina Carlo Carlos
  Carmela Carola Carolin Carsten Cathy Catrin Cecilia Cedric Celina Charlie Cheryl Chris Christel Christian Christy
  Cindy Claire Clare Claude Connie Conny Constanze Cora Corinna Craig Cynthia Dana Danny Daria Darren Dave Debbie
  Deborah Debra Denis Derek Derya Desiree Detlef Diana Diane Diego Dietrich Dilek Dimitri Dina Dominic Donald Donna
  Doreen Dorothee Douglas Duncan Eberhard Eckart Eckhard Edda Edgar Edith Edwin Egon Eileen Elaine Eleanor Elfriede
  Eliane Elif Elisa Elise Elliot Elsa Elsbeth Elvira Emine Emmanuel Enrico Enzo Erich Ernst Erwin Esra Esther Ethan
  Eugen Evelyn Ewald Fabienne Fabio Fatma Ferdinand Filip Filiz Fionn Francesca Francesco Francis Frank Franka Frauke
  Frederik Frieda Frieder Friederike Gabi Gabriel Gabriela Gaby Gavin Gemma Gerald Geraldine Gerda Gereon Gerlinde
  Gerrit Gertrud Gesa Gesine Gilbert Gina Giovanni Giulia Giuseppe Gloria Gordon Gottfried Gregor Gregory Gundula
  Gunnar Gunter Gustav Gwen Hakan Halil Hanne Hannelore Hartmut Hasan Hauke Hedi Hedwig Heidi Heiner Helen Hella
  Henriette Henrike Herta Hilde Hildegard Hiltrud Hinrich Howard Hubert Hugh Hugo Hülya Ibrahim Ignaz Igor Ilka Ilona
  Imke Ina Inga Ingeborg Ingo Inka Irina Irma Irmgard Isa Isaac Isabelle Ismail Ivan Ivonne Iwona Jackie Jacob
  Jacqueline Jake Jamie Jan-Hendrik Janet Janice Janina Janis Janne Jannik Jannis Jared Jarek Jason Jean Jeanette
  Jeannette Jeff Jeffrey Jenna Jennifer Jenny Jeremy Jerry Jill Jim Jimmy Joan Joanna Joanne Jochen Joe Joel Johan
  Jolanta Jordis Jorge Jose Josefine Josephine Joshua Jost José Joyce Juan Judith Judy Juliane Julie Justin Justus
  Jörn Jürg Karen Karim Karina Karla Karolina Karoline Kate Katharine Kathleen Kathy Katie Katinka Katrina Kay Kelly
  Kemal Ken Kenan Kenneth Kerry Kilian Kim Kimberly Kira Kirsten Kirsty Klara Korbinian Kordula Kristian Kristin
  Kristina Krzysztof Kyle Larissa Lars Lasse Lauren Laurence Laurent Leif Leila Lennart Lenny Leo Leonard Leonhard
  Leonore Leopold Leroy Leslie Lewis Lilian Lilli Lilly Lisbeth Liselotte Lorena Lorenz Lorenzo Louise Lucia Lucie
  Luigi Lukasz Lutz Lynn Madeleine Maik Maike Malcolm Malgorzata Malin Malte Mandy Manuel Mara Marc Mareike Marek
  Maren Margarita Margit Margot Margret Margrit Mariam Marian Marianne Marie-Luise Marietta Marika Marisa Marit Marius
  Marko Marlies Marlis Marta Marten Martje Marvin Mathias Mathilde Matilda Matt Matteo Matthew Maurice Maxim Maya
  Mechthild Meg Megan Meike Melina Melissa Merle Merve Mesut Michelle Miguel Mika Mike Mila Milan Milena Mina Mirjam
  Mirko Mohamad Mohamed Mona Monica Monique Muhammad Murat Mustafa Myriam Nadia Nadja Nancy Naomi Natalia Natascha
  Nathan Neil Nelly Nick Nico Nicola Nicolas Niels Nikita Niko Nikolai Nikolaus Nils Nora Nuria Olaf Ole Oleg Olga
  Olli Ortwin Osman Oswald Pablo Pamela Pascal Patrizia Pauline Pawel Pedro Petar Phil Philippa Pia Pierre Pierre-Yves
  Piotr Pippa Quentin Rafael Raimund Ralph Ramon Ramona Raphael Rasmus Raymond Rebekka Regine Regula Reiner Reinhold
  Remo Renata Rene René Ricarda Riccardo Rick Ricky Rico Rike Roberta Roberto Robin Rodney Roger Romy Ron Ronald Ronja
  Ronny Rosalie Rosemarie Rosemary Rosi Rosie Ross Roswitha Roy Ruben Rupert Russell Ryan Rüdiger Sabina Sally Salome
  Sam Samantha Samira Sandro Saskia Scott Selina Selma Serkan Severin Sharon Sheila Sibylle Siegfried Sieglinde
  Siegmar Sigrid Silja Silvana Silvio Simeon Sina Sinan Sinead Siobhan Solveig Sonia Sonya Stacey Stanislaw Stella
  Steve Steven Stewart Sue Susann Susi Swantje Sybille Sylke Sylvia Sylvie Sören Tabea Tamara Tara Tarek Tatjana Ted
  Terence Teresa Terry Tess Tessa Thea Thekla Theodor Therese Thies Thilo Thorben Thore Tilman Tilo Timm Timothy Tobi
  Tomasz Toni Tony Tracy Traudel Trevor Tristan Trudi Tyler Ugur Ulf Uli Ulla Urs Uschi Utta Valentin Valentina
  Valeria Valerie Velten Veronica Veronika Vicky Viktoria Vincenzo Virginia Vivian Vivien Volker Waltraud Wanda Wayne
  Wencke Wendy Wenke Wibke Wiebke Wilfried Willi Willy Wilma Winfried Wladimir Wojciech Wolf-Dieter Wolfram Xaver
  Xenia Yannick Yasemin Yasmin Yilmaz Zbigniew Zoe Zoë`)
